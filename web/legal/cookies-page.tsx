import { Link } from "react-router";
import { KNOWN_BROWSER_DAYS, SESSION_DAYS } from "#domain/auth/auth.ts";
import { paths } from "#web/app/paths.ts";
import { LegalPage } from "./legal-page.tsx";

export const CookiesPage = () => (
  <LegalPage
    title="Cookie Policy"
    summary="One cookie keeps you signed in, another knows your browser again. There is no advertising, no analytics, and nothing from anyone else."
    sections={[
      {
        title: "Essential cookies",
        content: (
          <dl>
            <div>
              <dt>The session cookie</dt>
              <dd>
                Set when you sign in, so that the next page knows you. Scripts cannot read it. It ends when you sign
                out, or {SESSION_DAYS} days after you were last here.
              </dd>
            </div>
            <div>
              <dt>The browser's cookie</dt>
              <dd>
                Set when you sign in, and kept for {KNOWN_BROWSER_DAYS} days, so that we know this browser again and can
                write to you when your account is signed in to from another. Scripts cannot read it.
              </dd>
            </div>
            <div>
              <dt>Cookies of a sign-in under way</dt>
              <dd>Set while you sign in by another service or a second factor, for some minutes.</dd>
            </div>
          </dl>
        ),
      },
      {
        title: "What your browser keeps for you",
        content: (
          <dl>
            <div>
              <dt>Your answer about cookies</dt>
              <dd>Under the name cookieConsent, so that we don't ask again.</dd>
            </div>
            <div>
              <dt>Light or dark, and whether you were signed in</dt>
              <dd>So that the page looks right from its first moment.</dd>
            </div>
            <div>
              <dt>The conversation you are in, and what you have begun to write</dt>
              <dd>So that neither is lost in a tunnel. They stay on this device, and only your account opens them.</dd>
            </div>
          </dl>
        ),
      },
      {
        title: "Your choice",
        content: (
          <p>
            “Essential Only” and “Accept All” differ in what we might set one day, not in what we set today: today there
            are only the essential ones. To be asked again, clear this site's data in your browser. To read more about
            your data, see the <Link to={paths.privacy}>privacy page</Link>.
          </p>
        ),
      },
    ]}
  />
);
