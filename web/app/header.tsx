import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { ThemeSwitch } from "#web/ui/theme-switch.tsx";
import Menu from "lucide-react/icons/menu";
import { type NavEntry, navEntries, SIGN_IN } from "./nav-entries.ts";
import { paths } from "./paths.ts";
import { useSession } from "./session.queries.ts";

/** Visitors do not carry what only members see. */
const UserMenu = lazy(async () => ({ default: (await import("./user-menu.tsx")).UserMenu }));

export const Header = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const entries = navEntries(pathname, user);
  const wanted = user === null && pathname !== SIGN_IN.to;
  return (
    <header className="header">
      <div className="wrap head">
        <Link className="mark" to={paths.landing} aria-label="Plainsay, home">
          <Mark />
          Plainsay
        </Link>
        <nav aria-label="Main">
          <div className="wide-only">
            <NavLinks entries={entries} />
          </div>
          <ThemeSwitch />
          {/* Hidden, but keeping its room, while a remembered session is being read: see boot.js. */}
          {wanted ? (
            <LinkButton className="visitors" to={SIGN_IN.to}>
              {SIGN_IN.label}
            </LinkButton>
          ) : null}
          {user === null ? null : (
            <Suspense fallback={<span className="btn quiet icon" />}>
              <UserMenu user={user} />
            </Suspense>
          )}
          {entries.length === 0 ? null : (
            <Disclosure className="narrow-only" label="Menu" button={<Menu size={20} aria-hidden="true" />}>
              <NavLinks entries={entries} />
            </Disclosure>
          )}
        </nav>
      </div>
    </header>
  );
};

const NavLinks = ({ entries }: { entries: readonly NavEntry[] }) =>
  entries.map(({ label, to }) => (
    <NavLink key={to} className="btn quiet" to={to} end>
      {label}
    </NavLink>
  ));
