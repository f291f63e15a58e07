import "./practice.css";
import { useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { CUSTOM_SCENARIO_ID } from "#domain/scenarios/scenarios.ts";
import { isSkillSlug, skillOf } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { loadCustomScenario } from "#web/scenarios/custom-scenario.ts";
import type { PracticeState } from "#web/scenarios/practice-state.ts";
import { useScenario } from "#web/scenarios/scenarios.queries.ts";
import { toast } from "#web/ui/toast.ts";
import { PracticeRoom } from "./practice-room.tsx";
import { handedOver, type PracticeScene, sceneKey, sceneOf } from "./practice-scene.ts";
import { PracticeSkeleton } from "./practice-skeleton.tsx";

/** Finds the scene of the address: handed over by the link, kept in the tab, or read from the server. */
export const PracticePage = () => {
  const { skill = "", scenario: scenarioId } = useParams();
  const { state } = useLocation();
  const { user } = useSession();
  if (user === null) return null;
  if (scenarioId === undefined) {
    return isSkillSlug(skill) ? <FirstScenario skill={skill} /> : <BackToSkills because="Missing skill type" />;
  }
  const handed = handedOver(state, scenarioId, skill);
  if (handed !== null) return <Room scene={handed} userId={user.id} />;
  if (scenarioId === CUSTOM_SCENARIO_ID) {
    const kept = loadCustomScenario(user.id, skillOf("", skill));
    if (kept === null) return <BackToSkills because="Scenario not found" />;
    return <Room scene={sceneOf(kept, skill)} userId={user.id} />;
  }
  return <ScenarioById id={scenarioId} skill={skill} userId={user.id} />;
};

/** Another scene, or another user, is another conversation: nothing of the one before may stay. */
const Room = ({ scene, userId }: { scene: PracticeScene; userId: string }) => (
  <PracticeRoom key={`${userId} ${scene.skill} ${sceneKey(scene)}`} scene={scene} userId={userId} />
);

const FirstScenario = ({ skill }: { skill: string }) => {
  const { data: scenario, error } = useScenario(skill);
  if (error !== null) return <BackToSkills because={problemOf(error, "Failed to load scenario")} />;
  if (scenario === undefined) return <PracticeSkeleton />;
  const to = paths.practice(skillOf(scenario.type, skill), scenario.id);
  return <Navigate to={to} replace state={{ scenario } satisfies PracticeState} />;
};

const ScenarioById = ({ id, skill, userId }: { id: string; skill: string; userId: string }) => {
  const { data: scenario, error } = useScenario(id);
  if (scenario !== undefined) return <Room scene={sceneOf(scenario, skill)} userId={userId} />;
  return error === null ? (
    <PracticeSkeleton />
  ) : (
    <BackToSkills because={problemOf(error, "Failed to load scenario details")} />
  );
};

/** An id that is none is refused before it is looked up; to the reader it is not there either. */
const problemOf = (error: Error, other: string): string =>
  error instanceof ApiError && (error.status === 404 || error.status === 400) ? "Scenario not found" : other;

const BackToSkills = ({ because }: { because: string }) => {
  useEffect(() => toast.error(because, { id: "practice" }), [because]);
  return <Navigate to={paths.skills} replace />;
};
