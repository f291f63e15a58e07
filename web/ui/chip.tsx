import type { ReactNode } from "react";

/** A small label, such as a skill's difficulty. */
export const Chip = ({ children }: { children: ReactNode }) => <span className="chip">{children}</span>;
