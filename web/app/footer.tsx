import { Link } from "react-router";
import { FOOTER_NAV } from "./nav-entries.ts";

const YEAR = new Date().getFullYear();

export const Footer = () => (
  <footer className="footer">
    <div className="wrap">
      {/* The year may have turned since the page was written to HTML. */}
      <p suppressHydrationWarning>© {YEAR} Plainsay</p>
      <nav aria-label="Footer">
        {FOOTER_NAV.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
