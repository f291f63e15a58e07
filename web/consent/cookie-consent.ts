/** What a visitor has said about cookies (specification, section 3: local storage). boot.js reads the same name. */

const STORED_AS = "cookieConsent";
/** Set on the root element by boot.js while the banner is to be seen. */
const ASKED = "data-consent-asked";

/** `true`: everything accepted; `essential`: only what signing in needs. */
export type CookieConsent = "true" | "essential";

/** Hides the banner until the next load. */
export const closeBanner = (): void => document.documentElement.removeAttribute(ASKED);

export const storeConsent = (consent: CookieConsent): void => {
  try {
    localStorage.setItem(STORED_AS, consent);
  } catch {
    // Storage may be refused; the banner then comes again at the next load.
  }
  closeBanner();
};
