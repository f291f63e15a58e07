import { Link } from "react-router";
import { PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { CANCEL_BEFORE_END_HOURS, LIABILITY_MONTHS, MINIMUM_AGE_YEARS } from "#domain/legal/legal.ts";
import { paths } from "#web/app/paths.ts";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    summary="What you can expect from us and what we ask of you. By using Plainsay you agree to it."
    sections={[
      {
        title: "What Plainsay is",
        content: (
          <>
            <p>
              A place to practise saying what you mean, with a partner that is a computer program, and feedback that is
              written by one. It can be wrong about you.
            </p>
            <p>
              It is not therapy, not medical or legal advice, and no help in an emergency. If someone frightens or hurts
              you, practising sentences is not the answer: please turn to people who can protect you.
            </p>
          </>
        ),
      },
      {
        title: "Your account",
        content: (
          <p>
            You are at least {MINIMUM_AGE_YEARS} years old, you give an address that is yours, and you keep your
            password to yourself. Tell us if you think that someone else has used your account.
          </p>
        ),
      },
      {
        title: "Trial, price and cancelling",
        content: (
          <ul>
            <li>The trial lasts {TRIAL_DAYS} days, once for each person. No credit card is required to start.</li>
            <li>
              After it, the subscription costs {PRICE_TEXT}, charged at the start of each month, until you cancel.
            </li>
            <li>
              You can cancel at any time from your account settings. Cancel at least {CANCEL_BEFORE_END_HOURS} hours
              before the end of the period, or the next one is charged.
            </li>
            <li>What you have paid for remains yours to the end of the period. Partial periods are not refunded.</li>
            <li>If the price changes, you hear of it a month before, and can cancel.</li>
          </ul>
        ),
      },
      {
        title: "What we ask of you",
        content: (
          <ul>
            <li>Don't use Plainsay to plan harm to anyone, or to practise threatening or deceiving them.</li>
            <li>Don't try to break it, overload it, or get at other people's data.</li>
            <li>Don't share one account among several people, or resell it.</li>
          </ul>
        ),
      },
      {
        title: "Whose words they are",
        content: (
          <p>
            What you write is yours. You allow us to process it in order to provide the service, and for nothing else.
            The scenes, texts and programs of Plainsay are ours.
          </p>
        ),
      },
      {
        title: "If it fails",
        content: (
          <>
            <p>
              We look after the service with care and cannot promise that it always runs or is always right. We are
              liable without limit where the law says so: for intent, gross negligence, and harm to life and health.
            </p>
            <p>
              In all other cases our liability is capped at what you have paid us in the {LIABILITY_MONTHS} months
              before the event.
            </p>
          </>
        ),
      },
      {
        title: "Ending it",
        content: (
          <p>
            You can delete your account at any time, at once, on your account page. We can close an account that breaks
            these terms; we say why, and you can take your journal with you.
          </p>
        ),
      },
      {
        title: "Changes and questions",
        content: (
          <p>
            If these terms change in a way that matters, we write to you before. For anything unclear, please{" "}
            <Link to={paths.contact}>ask us</Link>.
          </p>
        ),
      },
    ]}
  />
);
