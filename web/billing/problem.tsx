import { createContext, type ReactNode, useContext, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { toast } from "#web/ui/toast.ts";

const Problem = createContext<(message: string) => void>(() => undefined);

/** Raises a failure as a toast, and in the alert area of the page that has one. */
export const useProblem = (): ((message: string) => void) => {
  const show = useContext(Problem);
  return (message) => {
    show(message);
    toast.error(message, { id: "billing" });
  };
};

/** An alert area above what it surrounds; `first` stands there until something newer comes. */
export const ProblemArea = ({ first, children }: { first: string | null; children: ReactNode }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? first;
  return (
    <Problem value={setProblem}>
      {shown === null ? null : <Alert>{shown}</Alert>}
      {children}
    </Problem>
  );
};
