import { useId } from "react";
import { PRESSURE_MAX } from "#domain/practice/practice.ts";
import { DIFFICULTIES, type Difficulty, SKILLS } from "#domain/skills/skills.ts";
import type { PracticeScene } from "./practice-scene.ts";

type ScenePanelProps = {
  scene: PracticeScene;
  /** 0–PRESSURE_MAX. */
  pressure: number;
  difficulty: Difficulty;
  onDifficulty: (difficulty: Difficulty) => void;
  notesShown: boolean;
  onNotesShown: (shown: boolean) => void;
};

/** Who you are, who they are, what you want, the skill in one sentence; and how the scene is to be played. */
export const ScenePanel = ({
  scene,
  pressure,
  difficulty,
  onDifficulty,
  notesShown,
  onNotesShown,
}: ScenePanelProps) => {
  const id = useId();
  const { title, inOneSentence } = SKILLS[scene.skill];
  return (
    <div className="scene-panel">
      <dl>
        <SceneFacts scene={scene} />
        <dt>{title}</dt>
        <dd>{inOneSentence}</dd>
        <dt>Pressure</dt>
        <dd>
          <PressureBar pressure={pressure} />
        </dd>
      </dl>
      <label htmlFor={`${id}-difficulty`}>Difficulty</label>
      <select
        className="control"
        id={`${id}-difficulty`}
        value={difficulty}
        onChange={(event) => onDifficulty(DIFFICULTIES.find((name) => name === event.target.value) ?? difficulty)}
      >
        {DIFFICULTIES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={notesShown}
          aria-checked={notesShown}
          onChange={(event) => onNotesShown(event.target.checked)}
        />
        Notes while you talk
      </label>
    </div>
  );
};

const SceneFacts = ({ scene: { brief, custom } }: { scene: PracticeScene }) => {
  if (brief !== null) {
    return (
      <>
        <dt>You are</dt>
        <dd>{brief.you}</dd>
        <dt>{brief.partner.name} is</dt>
        <dd>{brief.partner.role}</dd>
        <dt>You want</dt>
        <dd>{brief.want}</dd>
      </>
    );
  }
  return (
    <>
      <dt>The situation, in your words</dt>
      <dd className="own-words">{custom?.description}</dd>
      {custom?.wish === undefined ? null : (
        <>
          <dt>You want to say</dt>
          <dd className="own-words">{custom.wish}</dd>
        </>
      )}
    </>
  );
};

const STEPS = Array.from({ length: PRESSURE_MAX }, (_step, index) => index + 1);

const PressureBar = ({ pressure }: { pressure: number }) => {
  const level = Math.round(pressure);
  return (
    <span className="pressure">
      <span className="steps" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} className={step <= level ? "on" : ""} />
        ))}
      </span>
      <span>
        {level} of {PRESSURE_MAX}
      </span>
    </span>
  );
};
