import { useEffect, useRef } from "react";
import { RECOVERY_CODES_LOW } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { renewRecoveryCodes } from "#domain/auth/factor.contract.ts";
import { call } from "#web/api/client.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProvenAction } from "./proven-action.tsx";

const FILE = "plainsay-recovery-codes.txt";

const asText = (codes: readonly string[]): string =>
  ["Plainsay recovery codes. Each works once, instead of your second step.", "", ...codes, ""].join("\n");

const download = (codes: readonly string[]): void => {
  const address = URL.createObjectURL(new Blob([asText(codes)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
};

const copy = async (codes: readonly string[]): Promise<void> => {
  try {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast.success(AUTH_MESSAGES.codes_copied);
  } catch {
    toast.error(AUTH_MESSAGES.codes_not_copied);
  }
};

type NewCodesProps = { lead: string; codes: readonly string[]; onKept: () => void };

/** Codes that were made just now; nobody can show them again. */
export const NewCodes = ({ lead, codes, onKept }: NewCodesProps) => {
  const heading = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: the reader goes on from what took its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid w-full max-w-md gap-4 rounded-m border border-line p-4">
      <p ref={heading} tabIndex={-1}>
        {lead} Keep these recovery codes somewhere safe: each works once, and this is the only time we show them.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(codes)}>Copy</Button>
        <Button onClick={() => download(codes)}>Download</Button>
        <Button look="quiet" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
};

type RecoveryCodesProps = {
  left: number;
  hasPassword: boolean;
  onRenewed: (codes: readonly string[]) => Promise<void>;
};

export const RecoveryCodes = ({ left, hasPassword, onRenewed }: RecoveryCodesProps) => (
  <div className="grid w-full justify-items-start gap-3">
    <h3 className="text-xl">Recovery codes</h3>
    {left <= RECOVERY_CODES_LOW ? (
      <Alert tone="info">
        {left === 0
          ? "You have no recovery codes left. Without your phone you couldn't sign in: get new ones now."
          : `Only ${left === 1 ? "one recovery code is" : `${left} recovery codes are`} left. Get new ones before they run out.`}
      </Alert>
    ) : (
      <p>Recovery codes left: {left}. Each stands in once for your second step.</p>
    )}
    <ProvenAction
      label="Get new recovery codes"
      lead="The ones you have stop working."
      act="Get new codes"
      acting="Making them…"
      hasPassword={hasPassword}
      onProven={async (body) => onRenewed((await call(renewRecoveryCodes, { body })).recovery_codes)}
    />
  </div>
);
