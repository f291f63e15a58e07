import { InvitationOffer } from "#web/billing/invitation-offer.tsx";

/** What the plan does not include is offered, in the server's words; the conversation stays where it is. */
export const PlanInvitation = ({ text }: { text: string }) => (
  <div className="ended-card">
    <h2>There is more to practise</h2>
    <p>{text}</p>
    <InvitationOffer />
  </div>
);
