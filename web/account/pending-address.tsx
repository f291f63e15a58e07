import { useState } from "react";
import * as z from "zod/mini";
import type { PendingAddress as Pending } from "#domain/auth/account.contract.ts";
import { CODE_DIGITS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { codeSchema, verifyOtp } from "#domain/auth/one-time.contract.ts";
import { call } from "#web/api/client.ts";
import { announceSession, useSession } from "#web/app/session.queries.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAccountRenewal } from "./security.queries.ts";

type PendingAddressProps = { pending: Pending; onSaid: (message: string) => void };

/** A change of address under way: each mailbox says yes by its link, or by its code here. */
export const PendingAddress = ({ pending: { email, waitsFor }, onSaid }: PendingAddressProps) => {
  const { user } = useSession();
  const addresses = { old: user?.email ?? "", new: email };
  return (
    <div className="grid max-w-md gap-4">
      <p>
        Your address becomes <b className="break-words">{email}</b> once{" "}
        {waitsFor.length === 2 ? "both mailboxes have" : "the other mailbox has"} confirmed it: open the link we sent
        there, or enter its code here.
      </p>
      {waitsFor.map((side) => (
        <CodeForm key={side} address={addresses[side]} isLast={waitsFor.length === 1} onSaid={onSaid} />
      ))}
    </div>
  );
};

const schema = z.object({ token: codeSchema });

type CodeFormProps = { address: string; isLast: boolean; onSaid: (message: string) => void };

const CodeForm = ({ address, isLast, onSaid }: CodeFormProps) => {
  const renew = useAccountRenewal();
  const [code, setCode] = useState("");
  const { isBusy, errors, problem, onSubmit } = useAuthForm(schema, async ({ token }) => {
    await call(verifyOtp, { body: { email: address, token, type: "email_change" } });
    onSaid(isLast ? AUTH_MESSAGES.address_changed : AUTH_MESSAGES.address_half);
    await announceSession();
    await renew();
  });
  return (
    <form className="grid gap-2" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {problem === null ? null : <Alert>{problem.message}</Alert>}
      <TextField
        label={`Code mailed to ${address}`}
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 2}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={errors["token"]}
        after={
          <Button type="submit" aria-disabled={isBusy} aria-label={`Confirm ${address}`}>
            {isBusy ? "Checking…" : "Confirm"}
          </Button>
        }
      />
    </form>
  );
};
