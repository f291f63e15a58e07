import type { Env } from "../env.ts";

/** How texts leave the server: by the gateway; not at all, but shown in the mailbox page; or there are none. */
export type SmsMode = "gateway" | "mailbox" | "off";

export const smsModeOf = ({ sms, mayShowTexts }: Pick<Env, "sms" | "mayShowTexts">): SmsMode => {
  if (sms !== undefined) return "gateway";
  return mayShowTexts ? "mailbox" : "off";
};
