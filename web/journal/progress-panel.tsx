import Minus from "lucide-react/icons/minus";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { JournalProgress, SkillProgress } from "#domain/journal/journal.contract.ts";
import type { Trend } from "#domain/journal/progress.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { Chip } from "#web/ui/chip.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useJournalProgress } from "./journal.queries.ts";
import { ProgressChart } from "./progress-chart.tsx";

const TRENDS = {
  too_little: { words: "too little to say", Icon: null },
  improved: { words: "improved", Icon: TrendingUp },
  steady: { words: "steady", Icon: Minus },
  slipped: { words: "lower than before", Icon: TrendingDown },
} as const satisfies Readonly<Record<Trend, unknown>>;

/** What to practise next, and where one stands in each skill. Not shown when it cannot be read: the entries matter more. */
export const ProgressPanel = () => {
  const { data } = useJournalProgress();
  if (data === undefined) return null;
  const { skills, next } = data;
  return (
    <section className="progress" aria-labelledby="progress-title">
      <h2 id="progress-title">Progress</h2>
      {next === null ? null : <NextScenario next={next} />}
      {skills.length === 0 ? (
        <p className="lead">
          Nothing to show yet: analyse a conversation before you save it, and its scores will be here, skill by skill.
        </p>
      ) : (
        <>
          <p className="small-print">
            Each dot is a conversation you analysed and kept: the mean of its three scores. The score beneath a
            skill&rsquo;s name is where you stand now; the latest conversations weigh most.
          </p>
          <div className="progress-skills">
            {skills.map((standing) => (
              <SkillStanding key={standing.skill} standing={standing} />
            ))}
          </div>
        </>
      )}
    </section>
  );
};

const NextScenario = ({ next }: { next: NonNullable<JournalProgress["next"]> }) => (
  <div className="progress-next">
    <div>
      <h3>
        Next: {next.scenario_name} <Chip>{SKILLS[next.skill].title}</Chip>
      </h3>
      <p>{next.why}</p>
    </div>
    <LinkButton look="main" to={paths.practice(next.skill, next.scenario_id)}>
      Practise it
    </LinkButton>
  </div>
);

const SkillStanding = ({ standing: { skill, points, now, trend, summary } }: { standing: SkillProgress }) => {
  const { words, Icon } = TRENDS[trend];
  return (
    <figure>
      <figcaption>
        <h3>{SKILLS[skill].title}</h3>
        <span>
          <b>{now.toFixed(1)}</b> of 5, {words}
          {Icon === null ? null : <Icon size={16} aria-hidden="true" />}
        </span>
      </figcaption>
      <ProgressChart title={SKILLS[skill].title} points={points} />
      <p>{summary}</p>
    </figure>
  );
};
