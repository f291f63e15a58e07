import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddressPart } from "./address-part.tsx";
import { DataPart } from "./data-part.tsx";
import { DeletionPart } from "./deletion-part.tsx";
import { DevicesPart } from "./devices-part.tsx";
import { FactorsPart } from "./factors-part.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { PasswordPart } from "./password-part.tsx";
import { PhonePart } from "./phone-part.tsx";
import { useSecurity } from "./security.queries.ts";

/** The account page's part on who may come in, what is kept, and the end. */
export const AccountSecurity = () => {
  const { data, isError, refetch } = useSecurity();
  if (data === undefined) {
    return isError ? (
      <section className="account-part">
        <p>We couldn't load your security settings.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </section>
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { devices, hasPassword, pendingAddress } = data;
  return (
    <>
      <PasswordPart hasPassword={hasPassword} />
      <AddressPart hasPassword={hasPassword} pending={pendingAddress} />
      <PasskeysPart hasPassword={hasPassword} />
      <PhonePart hasPassword={hasPassword} />
      <FactorsPart hasPassword={hasPassword} />
      <DevicesPart devices={devices} />
      <DataPart />
      <DeletionPart hasPassword={hasPassword} />
    </>
  );
};
