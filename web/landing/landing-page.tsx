import { TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { paths } from "#web/app/paths.ts";
import { SkillCards } from "#web/skills/skill-cards.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { FEATURES, STEPS, TESTIMONIALS } from "./landing-texts.ts";
import { StartLink } from "./start-link.tsx";

export const LandingPage = () => (
  <>
    <title>Plainsay: practise saying what you mean</title>
    <div className="wrap hero">
      <div>
        <h1>Say no, and still like yourself afterwards.</h1>
        <p className="lead">
          Practise the hard conversation before you have it. A partner that pushes back like a real person, and feedback
          that quotes your own words.
        </p>
        <div className="acts">
          <StartLink look="main">Start Free Trial</StartLink>
          <LinkButton to={paths.resources}>
            <span>Learn More</span>
            <span className="sr-only">about assertiveness</span>
          </LinkButton>
        </div>
        <p className="small-print">
          {TRIAL_DAYS} days free. {BILLING_MESSAGES.no_card}.
        </p>
      </div>
      <HeroScene />
    </div>
    <section className="band" aria-labelledby="features">
      <div className="wrap">
        <h2 id="features">Knowing what to say is easy. Saying it is the skill.</h2>
        <ul className="features">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className="band" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">Three steps, ten minutes.</h2>
        <ol className="steps">
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
    <section className="band" aria-labelledby="skills">
      <div className="wrap">
        <h2 id="skills">Seven skills, one for each kind of push.</h2>
        <SkillCards heading="h3" />
      </div>
    </section>
    <section className="band" aria-labelledby="voices">
      <div className="wrap">
        <div className="voices-head">
          <h2 id="voices">What it can feel like afterwards.</h2>
          <Chip>Sample content</Chip>
        </div>
        <ul className="testimonials">
          {TESTIMONIALS.map(({ quote, who }) => (
            <li key={who}>
              <figure>
                <blockquote className="line you">{quote}</blockquote>
                <figcaption>{who}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className="band" aria-labelledby="begin">
      <div className="wrap begin">
        <div>
          <h2 id="begin">You already know who you'd practise for.</h2>
          <p className="lead">Say it once here, where nothing depends on it.</p>
        </div>
        <div className="acts">
          <StartLink look="main">Start Practicing</StartLink>
          <LinkButton to={paths.resources}>View Resources</LinkButton>
        </div>
      </div>
    </section>
  </>
);
