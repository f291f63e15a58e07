import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  CUSTOM_DESCRIPTION_MAX_CHARS,
  CUSTOM_TITLE_MAX_CHARS,
  CUSTOM_WISH_MAX_CHARS,
} from "#domain/scenarios/scenarios.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { customScenarioOf, saveCustomScenario } from "./custom-scenario.ts";
import type { PracticeState } from "./practice-state.ts";

const EMPTY = { title: "", description: "", wish: "" };
const MISSING = {
  title: "Give it a short name, so that you know it again.",
  description: "Say who they are and what they want of you. A sentence is enough.",
};

/** A scene in the user's own words, for the person they have in mind. */
export const CustomScenarioForm = ({ skill }: { skill: SkillSlug }) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const [texts, setTexts] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);

  const missing = (name: keyof typeof MISSING) => (wasTried && texts[name].trim() === "" ? MISSING[name] : undefined);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const scenario = customScenarioOf(skill, texts);
    if (scenario === null || user === null) {
      setWasTried(true);
      (texts.title.trim() === "" ? title : description).current?.focus();
      return;
    }
    saveCustomScenario(user.id, scenario);
    void navigate(paths.practiceCustom(skill), { state: { scenario } satisfies PracticeState });
  };
  return (
    <form className="custom-form" onSubmit={start} noValidate>
      <p className="lead">Think of someone real. What they say next will be close to what they would say.</p>
      <TextField
        ref={title}
        label="Scenario Title"
        placeholder="My neighbour and the drill"
        maxLength={CUSTOM_TITLE_MAX_CHARS}
        required
        value={texts.title}
        error={missing("title")}
        onChange={(event) => setTexts({ ...texts, title: event.target.value })}
      />
      <TextArea
        ref={description}
        label="Scenario Description"
        hint="Who are they, what do they want of you, and what makes it hard to say no?"
        rows={5}
        maxLength={CUSTOM_DESCRIPTION_MAX_CHARS}
        required
        value={texts.description}
        error={missing("description")}
        onChange={(event) => setTexts({ ...texts, description: event.target.value })}
      />
      <TextField
        label="What do you want to say?"
        hint="The one thing they should have heard by the end."
        optional
        maxLength={CUSTOM_WISH_MAX_CHARS}
        value={texts.wish}
        onChange={(event) => setTexts({ ...texts, wish: event.target.value })}
      />
      <Button look="main" type="submit">
        Start Custom Scenario
      </Button>
    </form>
  );
};
