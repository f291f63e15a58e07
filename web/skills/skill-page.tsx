import { Navigate, useParams, useSearchParams } from "react-router";
import { isSkillSlug, type SkillSlug, SKILLS } from "#domain/skills/skills.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { CustomScenarioForm } from "#web/scenarios/custom-scenario-form.tsx";
import { ScenarioList } from "#web/scenarios/scenario-list.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

export const SkillPage = () => {
  const { skill = "" } = useParams();
  // The key: another skill's form starts empty.
  return isSkillSlug(skill) ? <Choice key={skill} skill={skill} /> : <Navigate to={paths.skills} replace />;
};

/** Which scenario to practise the skill with. The tab stands in the address, so that a reload keeps it. */
const Choice = ({ skill }: { skill: SkillSlug }) => {
  const { title, difficulty, description, inOneSentence } = SKILLS[skill];
  const [query, setQuery] = useSearchParams();
  const selected = query.get("tab") === "custom" ? "custom" : "predefined";
  const select = (tab: "predefined" | "custom") => setQuery(tab === "custom" ? { tab } : {}, { replace: true });
  return (
    <div className="wrap page">
      <PageTitle>{title}</PageTitle>
      <div className="skill-intro">
        <Chip>{difficulty}</Chip>
        <h1 className="title">{title}</h1>
        <p className="lead">{description}</p>
        <p className="in-one">
          <b>While you talk</b> {inOneSentence}
        </p>
      </div>
      <Tabs
        label="Scenarios"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: "predefined",
            title: "Predefined Scenarios",
            content: <ScenarioList skill={skill} onCreate={() => select("custom")} />,
          },
          { id: "custom", title: "Custom Scenario", content: <CustomScenarioForm skill={skill} /> },
        ]}
      />
    </div>
  );
};
