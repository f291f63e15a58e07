import type { SkillProgress } from "#domain/journal/journal.contract.ts";
import type { Trend } from "#domain/journal/progress.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useJournalProgress } from "./journal.queries.ts";
import { ProgressChart } from "./progress-chart.tsx";

const TREND_WORDS: Readonly<Record<Trend, string>> = {
  too_little: "too little to say",
  improved: "improved",
  steady: "steady",
  slipped: "lower than before",
};

/** Where one stands in each skill, and what to practise next. Not shown when it cannot be read: the entries matter more. */
export const ProgressPanel = () => {
  const { data } = useJournalProgress();
  if (data === undefined) return null;
  const { skills, next } = data;
  return (
    <section className="progress" aria-labelledby="progress-title">
      <h2 id="progress-title">Progress</h2>
      {skills.length === 0 ? (
        <p className="lead">
          Nothing to show yet: analyse a conversation before you save it, and its scores will be here, skill by skill.
        </p>
      ) : (
        <div className="progress-skills">
          {skills.map((standing) => (
            <SkillStanding key={standing.skill} standing={standing} />
          ))}
        </div>
      )}
      {next === null ? null : (
        <div className="progress-next">
          <p>
            <b>Next: {next.scenario_name}</b> ({SKILLS[next.skill].title}). {next.why}
          </p>
          <LinkButton small to={paths.practice(next.skill, next.scenario_id)}>
            Practise it
          </LinkButton>
        </div>
      )}
    </section>
  );
};

const SkillStanding = ({ standing: { skill, points, now, trend, summary } }: { standing: SkillProgress }) => (
  <figure>
    <figcaption>
      <h3>{SKILLS[skill].title}</h3>
      <span>
        <b>{now.toFixed(1)}</b> of 5, {TREND_WORDS[trend]}
      </span>
    </figcaption>
    <ProgressChart title={SKILLS[skill].title} points={points} />
    <p>{summary}</p>
  </figure>
);
