import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { SkillCards } from "#web/skills/skill-cards.tsx";
import type { ButtonLook } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FEATURES, STEPS, TESTIMONIALS } from "./landing-texts.ts";

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
          <StartLink>Start Practicing</StartLink>
        </div>
        <p className="small-print">14 days free. No credit card required to start.</p>
      </div>
      <SampleScene />
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
        <StartLink look="main">Start Practicing</StartLink>
      </div>
    </section>
  </>
);

/** Leads a signed-in user to the skills and anyone else to sign-in. */
const StartLink = ({ look = "plain", children }: { look?: ButtonLook; children: string }) => {
  const { user } = useSession();
  return (
    <LinkButton look={look} to={user === null ? paths.auth() : paths.skills}>
      {children}
    </LinkButton>
  );
};

/** A few lines of a real scene: the other's outlined, yours solid, and how each one did. */
const SampleScene = () => (
  <section className="scene" aria-label="A sample of a practice conversation">
    <div className="scene-head">
      <span>Broken Record · The extended warranty</span>
      <Chip>Beginner</Chip>
    </div>
    <div className="talk">
      <p className="line them">Everyone takes the cover. You'd really gamble with a laptop like that?</p>
      <p className="line you">I can see why you'd ask. I'm not taking the warranty.</p>
      <p className="note">
        <b>Held</b> same answer, no new reasons
      </p>
      <p className="line them">It's two coffees a month. And honestly, I'm one short of my target.</p>
      <p className="line you">That sounds tough. I'm still not taking it.</p>
      <p className="note">
        <b>Held</b> you heard the guilt and left it there
      </p>
    </div>
  </section>
);
