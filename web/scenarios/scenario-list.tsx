import { Link } from "react-router";
import type { Scenario } from "#domain/scenarios/scenarios.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PracticeState } from "./practice-state.ts";
import { useScenarios } from "./scenarios.queries.ts";

/** The predefined scenarios of a skill; `onCreate` leads to the custom form. */
export const ScenarioList = ({ skill, onCreate }: { skill: SkillSlug; onCreate: () => void }) => {
  const { data: scenarios, isError } = useScenarios(skill);
  if (scenarios === undefined) {
    return isError ? (
      <ErrorPanel title="Failed to load scenarios" onRetry={() => location.reload()} />
    ) : (
      <ScenarioSkeletons />
    );
  }
  if (scenarios.length === 0) {
    return (
      <EmptyState text="No scenarios available for this skill yet.">
        <Button onClick={onCreate}>Create Custom Scenario</Button>
      </EmptyState>
    );
  }
  return (
    <ul className="scenario-cards">
      {scenarios.map((scenario) => (
        <ScenarioCard key={scenario.id} skill={skill} scenario={scenario} />
      ))}
    </ul>
  );
};

/** The situation, who is there, and how they begin: the other's first words, outlined as in the chat. */
const ScenarioCard = ({ skill, scenario }: { skill: SkillSlug; scenario: Scenario }) => {
  const { name, description, difficulty, system_starting_line: opening, brief } = scenario;
  return (
    <li>
      <div className="scenario-head">
        <h2>
          <Link to={paths.practice(skill, scenario.id)} state={{ scenario } satisfies PracticeState}>
            {name}
          </Link>
        </h2>
        <Chip>{difficulty}</Chip>
      </div>
      <p>{description}</p>
      <figure>
        <blockquote className="line them">{opening}</blockquote>
        <figcaption>{brief.partner.name} speaks first</figcaption>
      </figure>
    </li>
  );
};

const ScenarioSkeletons = () => (
  <output className="scenario-cards">
    <span className="sr-only">Loading scenarios…</span>
    {["a", "b", "c", "d"].map((card) => (
      <Skeleton key={card} className="h-64" />
    ))}
  </output>
);
