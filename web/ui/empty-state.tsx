import type { ReactNode } from "react";

/** Where nothing is yet: says what will be here, and leads to it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="empty">
    <p>{text}</p>
    {children}
  </div>
);
