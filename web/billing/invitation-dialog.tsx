import { PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { InvitationOffer } from "./invitation-offer.tsx";
import { useSubscription } from "./subscription-clock.ts";

/** The invitation over the page; `reason` is the refusal's own sentence. */
export const InvitationDialog = ({ reason, onClose }: { reason: string; onClose: () => void }) => {
  const current = useSubscription();
  const hasTrial = current.state !== "read" || current.reading.trial_available;
  const title = hasTrial ? `${TRIAL_DAYS}-Day Free Trial` : `Plainsay for ${PRICE_TEXT}`;
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle={reason}>
      <InvitationOffer />
    </Dialog>
  );
};
