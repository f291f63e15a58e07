import { Link } from "react-router";
import { SKILL_SLUGS, SKILLS } from "#domain/skills/skills.ts";
import { Chip } from "#web/ui/chip.tsx";
import { paths } from "#web/app/paths.ts";

/** The seven skills as one tile of links; `withEffect` adds what practising the skill does for one. */
export const SkillCards = ({
  heading: Heading,
  withEffect = false,
}: {
  heading: "h2" | "h3";
  withEffect?: boolean;
}) => (
  <ul className={withEffect ? "skill-cards roomy" : "skill-cards"}>
    {SKILL_SLUGS.map((slug) => {
      const { title, difficulty, description, clinicalEffect } = SKILLS[slug];
      return (
        <li key={slug}>
          <Heading>
            <Link to={paths.skill(slug)}>{title}</Link>
          </Heading>
          <Chip>{difficulty}</Chip>
          <p>{description}</p>
          {withEffect ? (
            <p className="effect">
              <b>What it does for you</b> {clinicalEffect}
            </p>
          ) : null}
        </li>
      );
    })}
  </ul>
);
