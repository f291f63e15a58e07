import { Link } from "react-router";
import { SESSION_DAYS } from "#domain/auth/auth.ts";
import { CONTACT_KEEP_DAYS } from "#domain/contact/contact.ts";
import { BREACH_NOTICE_HOURS, GDPR_REPLY_DAYS, MINIMUM_AGE_YEARS } from "#domain/legal/legal.ts";
import { paths } from "#web/app/paths.ts";
import { supportEmail } from "#web/app/support-email.ts";
import { LegalPage } from "./legal-page.tsx";

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    summary="We keep what the service needs and what you ask us to keep. We sell nothing, show no advertising, and follow nobody around."
    sections={[
      {
        title: "What we keep",
        content: (
          <ul>
            <li>Your account: your email address, a hash of your password if you have one, and when you joined.</li>
            <li>Your subscription: its state and dates. Card details go to the payment provider and never reach us.</li>
            <li>Your journal: the conversations and analyses that you choose to save.</li>
            <li>Your feedback: ratings and comments that you send.</li>
            <li>Your messages to us, for {CONTACT_KEEP_DAYS} days.</li>
            <li>Sign-ins: when, and from which network address, for {SESSION_DAYS} days, to protect your account.</li>
          </ul>
        ),
      },
      {
        title: "What we don't keep",
        content: (
          <>
            <p>
              A conversation that you don't save stays on your device. It passes through our server so that your partner
              can answer and the analysis can be written, and it is not stored there and not written to our logs.
            </p>
            <p>
              Where an outside language model writes the replies, the conversation is sent to its provider for that
              purpose only, without your name or address. The practice screen says who is answering.
            </p>
          </>
        ),
      },
      {
        title: "Why we may",
        content: (
          <p>
            To provide what you signed up for (the contract between us), to keep the service safe and free of abuse (our
            legitimate interest), to keep accounts where the law asks for it, and for anything else only with your
            consent, which you can take back.
          </p>
        ),
      },
      {
        title: "Who else sees it",
        content: (
          <p>
            The companies that run our servers, send our mail and take payments, each for that task alone and bound by
            contract. Our administrators can see feedback and the address it came from. Nobody of ours reads your
            journal.
          </p>
        ),
      },
      {
        title: "How long",
        content: (
          <p>
            Until you delete it. Deleting a journal entry or your account takes effect at once. Of a deleted account we
            keep one thing: a keyed hash of the address, from which the address cannot be read, so that the free trial
            is given once.
          </p>
        ),
      },
      {
        title: "If something goes wrong",
        content: (
          <p>
            If your data is ever exposed, we tell the supervisory authority within {BREACH_NOTICE_HOURS} hours of
            learning of it, and you without delay where it could hurt you.
          </p>
        ),
      },
      {
        title: "Age",
        content: (
          <p>
            Plainsay is for people of {MINIMUM_AGE_YEARS} and over. If you learn that someone younger has an account,
            write to us and we will delete it.
          </p>
        ),
      },
      {
        title: "Your rights, and how to reach us",
        content: (
          <p>
            You can see, correct, take away and delete what we hold; the <Link to={paths.gdpr}>GDPR page</Link> says
            how. We answer within {GDPR_REPLY_DAYS} days. Write to{" "}
            <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>.
          </p>
        ),
      },
    ]}
  />
);
