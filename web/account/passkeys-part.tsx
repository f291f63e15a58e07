import { useState } from "react";
import { PASSKEY_NAME_MAX_CHARS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { deviceName } from "#domain/auth/device-name.ts";
import { type Passkey, passkeyRenamingSchema, removePasskey, renamePasskey } from "#domain/auth/passkey.contract.ts";
import { call } from "#web/api/client.ts";
import { useAuthForm } from "#web/auth/auth-form.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFocusInside } from "#web/ui/focus-inside.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProvenAction } from "./proven-action.tsx";
import { useAccountRenewal, usePasskeys } from "./security.queries.ts";
import { writtenDay } from "./written-day.ts";

const ceremony = () => import("./passkey-making.ts");

/** The keys that the user's devices keep: made, named and taken away. */
export const PasskeysPart = ({ hasPassword }: { hasPassword: boolean }) => {
  const { data } = usePasskeys();
  const renew = useAccountRenewal();
  return (
    <section className="account-part" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">Passkeys</h2>
      <p className="max-w-prose">
        Sign in with your fingerprint, your face or your device's PIN instead of a password. A passkey also stands for
        your second step.
      </p>
      {data === undefined ? <Skeleton className="h-12 w-full" /> : null}
      {data === undefined || data.passkeys.length === 0 ? null : (
        <ul className="grid w-full gap-4">
          {data.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      <ProvenAction
        label="Add a passkey"
        lead="Your browser will ask you where to keep it."
        act="Continue"
        acting="Waiting for your device…"
        hasPassword={hasPassword}
        onProven={async (proof) => {
          const { makePasskey } = await ceremony();
          await makePasskey(proof, deviceName(navigator.userAgent));
          toast.success(AUTH_MESSAGES.passkey_added);
          await renew();
        }}
      />
    </section>
  );
};

const PasskeyItem = ({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) => {
  const [isNaming, setIsNaming] = useState(false);
  const renew = useAccountRenewal();
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  if (isNaming) return <Renaming passkey={passkey} onDone={() => setIsNaming(false)} />;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow">
        <b className="font-semibold break-words">{name}</b>
        <span className="block text-sm text-muted">
          {isSynced ? "On all devices of your password manager" : "On one device"}, added{" "}
          <time dateTime={createdAt}>{writtenDay(createdAt)}</time>,{" "}
          {lastUsedAt === null ? (
            "not used yet"
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{writtenDay(lastUsedAt)}</time>
            </>
          )}
        </span>
      </span>
      <Button small aria-label={`Rename passkey ${name}`} onClick={() => setIsNaming(true)}>
        Rename
      </Button>
      <ProvenAction
        small
        label="Remove"
        name={`Remove passkey ${name}`}
        lead="You can't sign in with it any more. Your device may still list it until you remove it there too."
        act="Remove it"
        acting="Removing…"
        hasPassword={hasPassword}
        onProven={async (body) => {
          const gone = await call(removePasskey, { params: { id }, body });
          toast.success(AUTH_MESSAGES.passkey_removed);
          const { forgetPasskey } = await ceremony();
          await forgetPasskey(gone);
          await renew();
        }}
      />
    </li>
  );
};

const Renaming = ({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) => {
  const form = useFocusInside<HTMLFormElement>();
  const renew = useAccountRenewal();
  const { isBusy, errors, problem, onSubmit } = useAuthForm(passkeyRenamingSchema, async (body) => {
    await call(renamePasskey, { params: { id }, body });
    await renew();
    onDone();
  });
  return (
    <li>
      <form ref={form} className="grid max-w-md gap-3" method="post" noValidate onSubmit={onSubmit} aria-busy={isBusy}>
        {problem === null ? null : <Alert>{problem.message}</Alert>}
        <TextField
          label="Name of the passkey"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_CHARS}
          defaultValue={name}
          required
          error={errors["name"]}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" small aria-disabled={isBusy}>
            {isBusy ? "Saving…" : "Save name"}
          </Button>
          <Button small look="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
};
