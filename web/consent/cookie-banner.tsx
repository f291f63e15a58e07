import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { closeBanner, storeConsent } from "./cookie-consent.ts";

/**
 * Stands in every page's HTML and is hidden; boot.js shows it one second after the load when no consent is stored. We set
 * essential cookies only, whatever is answered.
 */
export const CookieBanner = () => (
  <section className="cookie-banner" aria-label="Cookies">
    <div className="cookie-text">
      <p>Only what signing in needs, unless you accept more.</p>
      <Link to={paths.cookies}>Cookies</Link>
      <Link to={paths.privacy}>Privacy</Link>
    </div>
    <div className="cookie-acts">
      <Button small onClick={() => storeConsent("essential")}>
        Essential Only
      </Button>
      <Button small onClick={() => storeConsent("true")}>
        Accept All
      </Button>
      <Button small look="quiet" className="icon" aria-label="Close" onClick={closeBanner}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  </section>
);
