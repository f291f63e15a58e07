import { useState } from "react";
import { type Device, endDevice, endOtherDevices } from "#domain/auth/account.contract.ts";
import { deviceName } from "#domain/auth/device-name.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { problemOf } from "#web/auth/auth-problem.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useAccountRenewal } from "./security.queries.ts";

export const DevicesPart = ({ devices }: { devices: readonly Device[] }) => {
  const renew = useAccountRenewal();
  const [isBusy, setIsBusy] = useState(false);
  const end = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
      toast.success(message);
    } catch (error) {
      toast.error(problemOf(error).message);
    } finally {
      setIsBusy(false);
      await renew();
    }
  };
  return (
    <section className="account-part" aria-labelledby="account-devices">
      <h2 id="account-devices">Where you are signed in</h2>
      <ul className="grid gap-3">
        {devices.map(({ id, isCurrent, userAgent, ipAddress, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b className="font-semibold">{deviceName(userAgent)}</b>
              {isCurrent ? " (this device)" : ""}
              <span className="block text-sm text-muted">
                since <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
                {ipAddress === "" ? "" : `, from ${ipAddress}`}
              </span>
            </span>
            {isCurrent ? null : (
              <Button
                small
                disabled={isBusy}
                aria-label={`Sign out ${deviceName(userAgent)}`}
                onClick={() => void end(() => call(endDevice, { params: { id } }), AUTH_MESSAGES.device_signed_out)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button
          disabled={isBusy}
          onClick={() => void end(() => call(endOtherDevices, {}), AUTH_MESSAGES.devices_signed_out)}
        >
          Sign out all other devices
        </Button>
      ) : null}
    </section>
  );
};
