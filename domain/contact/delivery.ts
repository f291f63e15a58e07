/** How far a contact message has come on the ways it is sent: by mail, to the form service, or neither. */

export const DELIVERY_WAYS = ["mail", "form_service"] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/**
 * `stored`: kept, and sent nowhere. `waiting`: due now or at the next try. `delivering`: a worker has it in hand. `failed`: given
 * up after the last try.
 */
export const DELIVERY_STATES = ["stored", "waiting", "delivering", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What is written down of one way. A worker that takes a message clears the error and says until when it is busy. */
export type DeliveryRecord = {
  readonly deliveredAt: Date | null;
  readonly attempts: number;
  /** When the next try is due, or until when a worker has it; null: no more tries. */
  readonly nextAttemptAt: Date | null;
  readonly lastError: string | null;
};

export const deliveryState = (
  { deliveredAt, attempts, nextAttemptAt, lastError }: DeliveryRecord,
  now: Date,
): DeliveryState => {
  if (deliveredAt !== null) return "delivered";
  if (nextAttemptAt === null) return "failed";
  const isInHand = attempts > 0 && lastError === null && nextAttemptAt > now;
  return isInHand ? "delivering" : "waiting";
};

/** The message's state as a whole: what needs somebody's attention comes before what does not. */
export const togetherState = (ways: readonly DeliveryState[]): DeliveryState =>
  (["failed", "delivering", "waiting", "delivered"] as const).find((state) => ways.includes(state)) ?? "stored";
