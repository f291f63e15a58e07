import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type AdminScenario,
  newScenarioIdSchema,
  SCENARIO_LIMITS,
  type ScenarioDraft,
  scenarioDraftSchema,
} from "#domain/admin/scenario-editor.contract.ts";
import { DIFFICULTIES, SKILL_SLUGS, SKILLS, type SkillSlug } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useScenarioChange } from "./scenario-editor.queries.ts";
import { ScenarioPreview } from "./scenario-preview.tsx";

type Texts = Record<"id" | "name" | "description" | "difficulty" | "type" | "opening" | "prompt", string> &
  Record<"you" | "partner" | "role" | "want", string>;
type Errors = Readonly<Record<string, string>>;

const textsOf = (scenario: AdminScenario | null, skill: SkillSlug): Texts => ({
  id: scenario?.id ?? "",
  name: scenario?.name ?? "",
  description: scenario?.description ?? "",
  difficulty: scenario?.difficulty ?? "Beginner",
  type: scenario?.type ?? skill,
  opening: scenario?.system_starting_line ?? "",
  prompt: scenario?.prompt_template ?? "",
  you: scenario?.brief.you ?? "",
  partner: scenario?.brief.partner.name ?? "",
  role: scenario?.brief.partner.role ?? "",
  want: scenario?.brief.want ?? "",
});

const draftOf = (texts: Texts) => ({
  name: texts.name,
  description: texts.description,
  difficulty: texts.difficulty,
  type: texts.type,
  system_starting_line: texts.opening,
  prompt_template: texts.prompt,
  brief: { you: texts.you, partner: { name: texts.partner, role: texts.role }, want: texts.want },
});

/** The draft if it may be saved, else what to mend, by the paths of the contract. */
const checked = (texts: Texts, isNew: boolean): { draft: ScenarioDraft } | { errors: Errors } => {
  const parsed = scenarioDraftSchema.safeParse(draftOf(texts));
  const id = newScenarioIdSchema.safeParse(texts.id);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join(".")] ??= message;
  if (isNew && !id.success) errors["id"] = "Small letters, digits and hyphens; not a skill's name, not “custom”.";
  return parsed.success && Object.keys(errors).length === 0 ? { draft: parsed.data } : { errors };
};

type ScenarioFormProps = { scenario: AdminScenario | null; skill: SkillSlug; onDone: () => void };

/** Makes or changes a predefined scenario; beside it stands what users will see. */
export const ScenarioForm = ({ scenario, skill, onDone }: ScenarioFormProps) => {
  const [texts, setTexts] = useState(() => textsOf(scenario, skill));
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  const change = useScenarioChange();
  const isNew = scenario === null;
  const field = (name: keyof Texts, path: string) => ({
    value: texts[name],
    error: errors[path],
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const result = checked(texts, isNew);
    if ("errors" in result) return setErrors(result.errors);
    setErrors({});
    change.mutate(
      { do: isNew ? "create" : "update", id: texts.id, draft: result.draft },
      { onSuccess: onDone, onError: (error) => setErrors(error instanceof ApiError ? error.fields : {}) },
    );
  };
  const { line, name, description, prompt } = SCENARIO_LIMITS;
  return (
    <div className="scenario-editor">
      <form ref={form} onSubmit={save} noValidate>
        {isNew ? <TextField label="Id" hint="Part of its address, for good" {...field("id", "id")} /> : null}
        <TextField label="Name" maxLength={name} {...field("name", "name")} />
        <TextArea label="Description" rows={3} maxLength={description} {...field("description", "description")} />
        <SelectField
          label="Skill"
          options={SKILL_SLUGS.map((value) => ({ value, label: SKILLS[value].title }))}
          {...field("type", "type")}
        />
        <SelectField
          label="Difficulty"
          options={DIFFICULTIES.map((value) => ({ value, label: value }))}
          {...field("difficulty", "difficulty")}
        />
        <TextArea label="Opening line" rows={2} maxLength={line} {...field("opening", "system_starting_line")} />
        <TextArea label="Who you are" rows={2} maxLength={line} {...field("you", "brief.you")} />
        <TextField label="Counterpart's name" maxLength={name} {...field("partner", "brief.partner.name")} />
        <TextArea label="Who they are" rows={2} maxLength={line} {...field("role", "brief.partner.role")} />
        <TextArea label="What you want" rows={2} maxLength={line} {...field("want", "brief.want")} />
        <TextArea
          label="Prompt for a language model"
          hint="Users never see it"
          rows={8}
          maxLength={prompt}
          {...field("prompt", "prompt_template")}
        />
        <div className="acts">
          <Button look="main" type="submit" disabled={change.isPending}>
            {change.isPending ? "Saving…" : "Save"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </form>
      <ScenarioPreview draft={draftOf(texts)} />
    </div>
  );
};
