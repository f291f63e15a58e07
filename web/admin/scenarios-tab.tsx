import { useState } from "react";
import type { AdminScenario } from "#domain/admin/scenario-editor.contract.ts";
import { isSkillSlug, SKILL_SLUGS, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAdminScenarios, useScenarioChange } from "./scenario-editor.queries.ts";
import { ScenarioForm } from "./scenario-form.tsx";

const SKILL_OPTIONS = SKILL_SLUGS.map((value) => ({ value, label: SKILLS[value].title }));

/** A skill's predefined scenarios in the order users meet them, and the editor for one. */
export const ScenariosTab = () => {
  const [skill, setSkill] = useState<SkillSlug>(SKILL_SLUGS[0]);
  /** The scenario being edited; `new`: one that is being made. */
  const [edited, setEdited] = useState<AdminScenario | "new" | null>(null);
  const { data, isError, refetch } = useAdminScenarios();
  const change = useScenarioChange();
  if (isError) return <ErrorPanel title="Failed to load scenarios" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-64 w-full" />;
  if (edited !== null) {
    return (
      <ScenarioForm
        key={edited === "new" ? "" : edited.id}
        scenario={edited === "new" ? null : edited}
        skill={skill}
        onDone={() => setEdited(null)}
      />
    );
  }
  const own = data.filter(({ type }) => type === skill);
  const move = (index: number, by: -1 | 1) => {
    const ids = own.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved === undefined) return;
    ids.splice(index + by, 0, moved);
    change.mutate({ do: "order", skill, ids });
  };
  return (
    <div className="admin-list">
      <div className="admin-tools">
        <SelectField
          label="Skill"
          value={skill}
          onChange={(event) => isSkillSlug(event.target.value) && setSkill(event.target.value)}
          options={SKILL_OPTIONS}
        />
        <Button look="main" onClick={() => setEdited("new")}>
          New scenario
        </Button>
      </div>
      <ol className="scenario-rows">
        {own.map((scenario, index) => (
          <li key={scenario.id}>
            <div>
              <h2>{scenario.name}</h2>
              <p>{scenario.description}</p>
            </div>
            <Chip>{scenario.retired ? "Retired" : scenario.difficulty}</Chip>
            <div className="acts">
              <Button
                small
                aria-label={`Move “${scenario.name}” up`}
                disabled={index === 0 || change.isPending}
                onClick={() => move(index, -1)}
              >
                Up
              </Button>
              <Button
                small
                aria-label={`Move “${scenario.name}” down`}
                disabled={index === own.length - 1 || change.isPending}
                onClick={() => move(index, 1)}
              >
                Down
              </Button>
              <Button small onClick={() => setEdited(scenario)}>
                Edit
              </Button>
              <Button
                small
                disabled={change.isPending}
                onClick={() => change.mutate({ do: "retire", id: scenario.id, retired: !scenario.retired })}
              >
                {scenario.retired ? "Offer again" : "Retire"}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className="small-print">Users see a change within five minutes; who opens the skill anew sees it at once.</p>
    </div>
  );
};
