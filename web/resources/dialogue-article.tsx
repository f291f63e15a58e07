import { SKILLS } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Dialogue } from "./dialogues.ts";

/** A whole conversation: where it takes place, what is said, and what happened in it. */
export const DialogueArticle = ({ dialogue }: { dialogue: Dialogue }) => {
  const { id, title, context, other, lines, analysis, skills } = dialogue;
  return (
    <article className="technique" id={id}>
      <div>
        <h3>{title}</h3>
        <p>{context}</p>
        <h4>What happens here</h4>
        <p>{analysis}</p>
        <div className="acts">
          {skills.map((skill) => (
            <LinkButton key={skill} to={paths.skill(skill)}>
              Practise {SKILLS[skill].title}
            </LinkButton>
          ))}
        </div>
      </div>
      <figure>
        <figcaption>You and {other.replace(/^Your/, "your")}</figcaption>
        <div className="talk">
          {lines.map(([by, text]) => (
            <p key={text} className={`line ${by}`}>
              <span className="sr-only">{by === "you" ? "You: " : `${other}: `}</span>
              {text}
            </p>
          ))}
        </div>
      </figure>
    </article>
  );
};
