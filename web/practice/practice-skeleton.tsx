import { Skeleton } from "#web/ui/skeleton.tsx";

/** The shape of the screen: a title, two lines, the box. */
export const PracticeSkeleton = () => (
  <output className="practice-skeleton">
    <span className="sr-only">Loading the scene…</span>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="mt-8 h-16 w-80 max-w-full" />
    <Skeleton className="ml-auto h-12 w-64 max-w-full" />
    <Skeleton className="mt-auto h-14 w-full" />
  </output>
);
