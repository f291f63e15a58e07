import type { SessionUser } from "#domain/auth/auth.contract.ts";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { NavLink } from "react-router";
import { useSignOut } from "#web/auth/auth.queries.ts";
import { PlanRow } from "#web/billing/plan-row.tsx";
import { useSubscription } from "#web/billing/subscription-clock.ts";
import { SubscriptionWatcher } from "#web/billing/subscription-watcher.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { USER_MENU } from "./nav-entries.ts";
import { DataProvider } from "./data-provider.tsx";
import { planLabel } from "./plan-label.ts";

/** Who is signed in, their plan, and the way out. */
export const UserMenu = ({ user }: { user: SessionUser }) => (
  <DataProvider>
    <OpenableMenu user={user} />
    <SubscriptionWatcher />
  </DataProvider>
);

const OpenableMenu = ({ user }: { user: SessionUser }) => {
  const signOut = useSignOut();
  const current = useSubscription();
  const standing = current.state === "read" ? current.standing : null;
  return (
    <Disclosure label="Your account" button={<CircleUserRound size={22} aria-hidden="true" />}>
      <p className="menu-note">
        <b>{user.email}</b>
        {planLabel(user, standing)}
      </p>
      <PlanRow current={current} />
      {USER_MENU.map(({ label, to }) => (
        <NavLink key={to} className="btn quiet" to={to} end>
          {label}
        </NavLink>
      ))}
      <Button look="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
    </Disclosure>
  );
};
