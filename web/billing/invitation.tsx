import { lazy, Suspense, useEffect, useState } from "react";
import { onInvitation } from "./invitation-request.ts";

const InvitationDialog = lazy(async () => ({
  default: (await import("./invitation-dialog.tsx")).InvitationDialog,
}));

/** Stands on every page of someone signed in; carries the dialog from the first time that it is asked for. */
export const InvitationHost = () => {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => onInvitation(setReason), []);
  return reason === null ? null : (
    <Suspense>
      <InvitationDialog reason={reason} onClose={() => setReason(null)} />
    </Suspense>
  );
};
