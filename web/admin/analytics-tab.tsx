import { useState } from "react";
import type { Analytics } from "#domain/admin/admin.contract.ts";
import { CHART_STEP_NAMES, CHART_STEPS, type ChartStep, CUSTOM_KEY } from "#domain/admin/admin.ts";
import { isSkillSlug, SKILLS } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAnalytics } from "./admin.queries.ts";
import { TimeChart } from "./time-chart.tsx";

/** The count of feedback, its average, and both over time. */
export const AnalyticsTab = () => {
  const [step, setStep] = useState<ChartStep>("week");
  /** A skill's slug, `skill/scenario`, or empty for all. */
  const [subject, setSubject] = useState("");
  const [skill = "", scenario] = subject.split("/");
  const { data, isError, error, refetch } = useAnalytics({
    step,
    ...(isSkillSlug(skill) ? { skill } : {}),
    ...(scenario === undefined ? {} : { scenario }),
  });
  if (data === undefined) {
    return isError ? (
      <ErrorPanel title="Error" onRetry={() => void refetch()}>
        {error instanceof ApiError ? error.message : undefined}
      </ErrorPanel>
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  if (data.total === 0) return <p className="lead">No feedback data available.</p>;
  return (
    <div className="analytics">
      <dl className="figures">
        <div>
          <dt>Total feedback</dt>
          <dd>{data.total.toLocaleString()}</dd>
        </div>
        <div>
          <dt>Average rating</dt>
          <dd>{oneDecimal(data.average)} of 5</dd>
        </div>
      </dl>
      <section>
        <div className="chart-choice">
          <SelectField
            label="Show"
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            options={subjectsOf(data)}
          />
          <SelectField
            label="Time"
            value={step}
            onChange={(event) => setStep(CHART_STEP_NAMES.find((name) => name === event.target.value) ?? "week")}
            options={CHART_STEP_NAMES.map((name) => ({ value: name, label: CHART_STEPS[name].title }))}
          />
        </div>
        <TimeChart series={data.series} />
      </section>
      <section>
        <h2>By skill</h2>
        <DataTable label="By skill" columns={SKILL_COLUMNS} rows={data.skills} keyOf={(row) => row.skill} />
      </section>
      <section>
        <h2>By scenario</h2>
        <DataTable
          label="By scenario"
          columns={SCENARIO_COLUMNS}
          rows={data.scenarios}
          keyOf={(row) => `${row.skill}/${row.scenario}`}
        />
      </section>
    </div>
  );
};

const oneDecimal = (average: number | null): string => (average === null ? "-" : average.toFixed(1));

type SkillRow = Analytics["skills"][number];
type ScenarioRow = Analytics["scenarios"][number];

const nameOf = ({ scenario, name }: ScenarioRow): string => (scenario === CUSTOM_KEY ? "Custom" : (name ?? scenario));

const subjectsOf = (data: Analytics) => [
  { value: "", label: "All feedback" },
  ...data.skills.map(({ skill }) => ({ value: skill, label: SKILLS[skill].title })),
  ...data.scenarios.map((row) => ({
    value: `${row.skill}/${row.scenario}`,
    label: `${SKILLS[row.skill].title}: ${nameOf(row)}`,
  })),
];

const SKILL_COLUMNS: readonly Column<SkillRow>[] = [
  { title: "Skill", cell: ({ skill }) => SKILLS[skill].title },
  { title: "Feedback", cell: ({ count }) => count.toLocaleString() },
  { title: "Average rating", cell: ({ average }) => oneDecimal(average) },
];
const SCENARIO_COLUMNS: readonly Column<ScenarioRow>[] = [
  { title: "Scenario", cell: nameOf },
  { title: "Skill", cell: ({ skill }) => SKILLS[skill].title },
  { title: "Feedback", cell: ({ count }) => count.toLocaleString() },
  { title: "Average rating", cell: ({ average }) => oneDecimal(average) },
];
