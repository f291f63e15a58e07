import { useState } from "react";
import { useSearchParams } from "react-router";
import { changeAddress, changedAddressSchema, type PendingAddress as Pending } from "#domain/auth/account.contract.ts";
import type { Mailed } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { useSession } from "#web/app/session.queries.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { PasswordField } from "#web/auth/credential-fields.tsx";
import { MailNote } from "#web/auth/mailbox-link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PendingAddress } from "./pending-address.tsx";
import { useAccountRenewal } from "./security.queries.ts";

/** What a mailed link came back with. */
const Outcome = () => {
  const [query] = useSearchParams();
  switch (query.get("address") ?? "") {
    case "half":
      return <Alert tone="info">{AUTH_MESSAGES.address_half}</Alert>;
    case "changed":
      return <Alert tone="good">{AUTH_MESSAGES.address_changed}</Alert>;
    case "failed":
      return <Alert>{AUTH_MESSAGES.link_used}</Alert>;
    default:
      return null;
  }
};

type AddressPartProps = { hasPassword: boolean; pending: Pending | null };

export const AddressPart = ({ hasPassword, pending }: AddressPartProps) => {
  const { user } = useSession();
  const renew = useAccountRenewal();
  const [said, setSaid] = useState<string | null>(null);
  const [asked, setAsked] = useState<Mailed | null>(null);
  const { isBusy, errors, problem, onSubmit } = useAuthForm(changedAddressSchema, async (body, form) => {
    setAsked(null);
    setSaid(null);
    setAsked(await call(changeAddress, { body }));
    form.reset();
    await renew();
  });
  return (
    <section className="account-part" aria-labelledby="account-address">
      <h2 id="account-address">Email address</h2>
      <p>
        You sign in as <b className="break-words">{user?.email}</b>.
      </p>
      {said === null ? <Outcome /> : <Alert tone="good">{said}</Alert>}
      {asked === null || pending === null || said !== null ? null : (
        <Alert tone="good">
          <p>{AUTH_MESSAGES.address_asked}</p>
          <MailNote mailed={asked} />
        </Alert>
      )}
      {pending === null ? null : <PendingAddress pending={pending} onSaid={setSaid} />}
      <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
        {problem === null ? null : <Alert>{problem.message}</Alert>}
        <TextField
          label="New email address"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors["email"]}
        />
        {hasPassword ? (
          <PasswordField label="Your password" autoComplete="current-password" error={errors["password"]} />
        ) : null}
        <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
          {isBusy ? "Sending…" : "Change address"}
        </Button>
      </form>
    </section>
  );
};
