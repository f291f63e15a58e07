/** The shape of what comes. It appears only after 300 ms, so that a quick answer shows no flicker. */
export const Skeleton = ({ className = "" }: { className?: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);

/** Stands for a whole page: a heading and some text. */
export const PageSkeleton = ({ label = "Loading…" }: { label?: string }) => (
  <output className="wrap page grid gap-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-12 w-72 max-w-full" />
    <Skeleton className="h-5 w-full max-w-xl" />
    <Skeleton className="mt-6 h-64 w-full" />
  </output>
);
