import { beginGoogle } from "#domain/auth/google.contract.ts";

/** Ways in by Google. Where it is not configured, the server leads back here and says so. */
export const GoogleButtons = ({ returnPath }: { returnPath: string | null }) => {
  const query = returnPath === null ? "" : `?${new URLSearchParams({ return: returnPath }).toString()}`;
  const href = `${beginGoogle.path}${query}`;
  return (
    <div className="mt-6 grid gap-3">
      <a className="btn" href={href}>
        Sign in with Google
      </a>
      <a className="btn quiet" href={href}>
        Direct Google Sign In
      </a>
    </div>
  );
};
