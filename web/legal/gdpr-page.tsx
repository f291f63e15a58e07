import { Link } from "react-router";
import { BREACH_NOTICE_HOURS, GDPR_REPLY_DAYS, MINIMUM_AGE_YEARS } from "#domain/legal/legal.ts";
import { paths } from "#web/app/paths.ts";
import { supportEmail } from "#web/app/support-email.ts";
import { LegalPage } from "./legal-page.tsx";

export const GdprPage = () => (
  <LegalPage
    title="GDPR"
    summary="Your rights over your data under the General Data Protection Regulation, and how to use them. For most of them you need nobody's help."
    sections={[
      {
        title: "Your rights",
        content: (
          <dl>
            <div>
              <dt>To see it and take it with you</dt>
              <dd>
                Your <Link to={paths.account}>account page</Link> gives you everything we hold about you as one file, at
                once.
              </dd>
            </div>
            <div>
              <dt>To have it deleted</dt>
              <dd>The same page deletes your account and what belongs to it, at once and for good.</dd>
            </div>
            <div>
              <dt>To have it corrected</dt>
              <dd>If something we hold is wrong and you cannot mend it yourself, tell us what it should be.</dd>
            </div>
            <div>
              <dt>To object, or to have it left untouched</dt>
              <dd>
                You can ask us to stop using data that we use in our own interest, or to keep it without using it.
              </dd>
            </div>
            <div>
              <dt>To take consent back</dt>
              <dd>Whatever you have agreed to, you can end. What was done until then stays lawful.</dd>
            </div>
            <div>
              <dt>Not to be decided about by a machine</dt>
              <dd>The analysis of a conversation is for your eyes. Nothing about you is decided by it.</dd>
            </div>
          </dl>
        ),
      },
      {
        title: "How to ask",
        content: (
          <p>
            Write to <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> or use the{" "}
            <Link to={paths.contact}>contact page</Link>, from the address of your account. We answer every request
            within {GDPR_REPLY_DAYS} days, free of charge.
          </p>
        ),
      },
      {
        title: "If there is a breach",
        content: (
          <p>
            We tell the supervisory authority within {BREACH_NOTICE_HOURS} hours of learning of it, and you, in plain
            words, where it puts you at risk.
          </p>
        ),
      },
      {
        title: "Where it is, and age",
        content: (
          <p>
            Data is processed where our servers and the services named in the{" "}
            <Link to={paths.privacy}>privacy policy</Link> are, with the safeguards that the regulation asks for.
            Plainsay is for people of {MINIMUM_AGE_YEARS} and over.
          </p>
        ),
      },
      {
        title: "If we don't convince you",
        content: <p>You can complain to the data protection authority of the country you live in.</p>,
      },
    ]}
  />
);
