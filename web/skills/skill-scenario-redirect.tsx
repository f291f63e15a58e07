import { Navigate, useParams } from "react-router";
import { isSkillSlug } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";

/** The older form of the practice address leads to the present one. */
export const SkillScenarioRedirect = () => {
  const { skill = "", scenario = "" } = useParams();
  return <Navigate to={isSkillSlug(skill) ? paths.practice(skill, scenario) : paths.skills} replace />;
};
