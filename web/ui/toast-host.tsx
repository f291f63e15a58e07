import { lazy, Suspense, useEffect, useState } from "react";
import { onToastWanted } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

/** Stands in the app once; becomes the toaster when the first toast is raised. */
export const ToastHost = () => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWanted(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
