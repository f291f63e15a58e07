import type { ReactNode } from "react";

export type AlertTone = "bad" | "good" | "info";

/** A message that stays where it matters. A bad one is announced at once, others when the reader pauses. */
export const Alert = ({ tone = "bad", children }: { tone?: AlertTone; children: ReactNode }) => (
  <div className={`alert ${tone}`} role={tone === "bad" ? "alert" : "status"}>
    {children}
  </div>
);
