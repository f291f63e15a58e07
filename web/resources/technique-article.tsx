import { SKILLS } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Technique } from "./techniques.ts";

/** One technique: what it is, how it sounds, what to look to, and when to leave it. */
export const TechniqueArticle = ({ technique }: { technique: Technique }) => {
  const { skill, description, example, keyPoints, notWhen } = technique;
  const { title } = SKILLS[skill];
  return (
    <article className="technique" id={skill}>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <h4>Key points</h4>
        <ul>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <h4>When not to</h4>
        <p>{notWhen}</p>
        <LinkButton to={paths.skill(skill)}>Practise {title}</LinkButton>
      </div>
      <figure>
        <figcaption>Example</figcaption>
        <div className="talk">
          {example.map(({ by, text }) => (
            <p key={text} className={`line ${by}`}>
              <span className="sr-only">{by === "you" ? "You: " : "They: "}</span>
              {text}
            </p>
          ))}
        </div>
      </figure>
    </article>
  );
};
