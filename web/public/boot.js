// Runs before the first paint, on every page, without the app's own code. Kept small and plain: it is not compiled.
{
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage may be refused; the page then follows the system, and asks about cookies at each load.
      return null;
    }
  };
  // Scripts run here: see plain-tabs.tsx.
  root.setAttribute("data-live", "");
  const theme = kept("plainsay.theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  // The cookie banner, one second after the load.
  addEventListener("load", () => {
    setTimeout(() => {
      if (kept("cookieConsent") === null) root.setAttribute("data-consent-asked", "");
    }, 1000);
  });

  // A page that was written to HTML is read without the app. The app is fetched when the page is touched, and at once for
  // someone who was signed in here, or where the address asks for more than was written. A press that comes before the app
  // is held, and made when it is there.
  const { app, needs = "" } = document.currentScript.dataset;
  if (app !== undefined) {
    const SIGNS = ["pointerdown", "pointerover", "touchstart", "keydown", "focusin"];
    const wake = () => {
      for (const sign of SIGNS) removeEventListener(sign, wake, true);
      root.setAttribute("data-late", "");
      for (const href of needs.split(" ").filter(Boolean)) {
        const link = document.createElement("link");
        Object.assign(link, { rel: "modulepreload", href });
        document.head.append(link);
      }
      const script = document.createElement("script");
      Object.assign(script, { type: "module", src: app });
      document.head.append(script);
    };
    let held = null;
    const hold = (event) => {
      const button = event.target.closest("button");
      // A form with an address of its own works without the app.
      if (button === null || button.form?.hasAttribute("action")) return;
      event.preventDefault();
      held = button;
    };
    for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
    addEventListener("click", hold, true);
    addEventListener("plainsay:alive", () => {
      removeEventListener("click", hold, true);
      if (held !== null) held.click();
    });
    if (root.hasAttribute("data-signed-in") || location.search !== "") wake();
  }
}
