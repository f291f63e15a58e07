import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Danger, findDanger, SAFETY_NOTE } from "./safety.ts";

describe("findDanger", () => {
  it.each([
    "I want to kill myself.",
    "i wanna die",
    "I don't want to live anymore",
    "I don't want to be alive",
    "I've been cutting myself again",
    "I keep thinking about suicide",
    "im suicidal",
    "I feel suicidal tonight and I don't know who to tell",
    "I'm thinking of ending my life.",
    "I think about killing myself every night",
    "I just took a whole bottle of pills",
    "I'm going to end it all",
    "Everyone would be better off without me.",
    "I wish I was dead",
    "I wish I had never been born",
    "I have nothing to live for",
    "There is no point in living",
    "I want to hurt myself",
    "I cut myself on purpose",
    "I tried to kill myself last year and it's coming back",
    "I might jump off the bridge",
    "nobody would care if I died",
    "I want to go to sleep and never wake up",
    "My life isn't worth living",
    "I self-harm when it gets too much",
    "No. Honestly, I want to end my life.",
    "I'm fine\nno, I want to die",
  ])("hears self-harm in: %s", (line) => {
    expect(findDanger(line)).toBe("self_harm");
  });

  it.each([
    "My husband hits me.",
    "my boyfriend hit me last night",
    "He threatened to kill me last night",
    "My dad beats me when he drinks",
    "She said she will kill me if I leave",
    "I'm being abused at home",
    "I am afraid for my life",
    "I'm scared he will hurt me",
    "I don't feel safe at home",
    "He won't let me leave the house",
    "I was raped",
    "My ex is stalking me and i'm in danger",
    "He has a knife and is outside",
    "My stepdad touches me",
    "I'm in an abusive relationship",
    "My partner choked me yesterday",
  ])("hears danger in: %s", (line) => {
    expect(findDanger(line)).toBe("danger");
  });

  it.each([
    "My mum will kill me.",
    "My mum is going to kill me",
    "My boss will kill me if I'm late again",
    "This job is killing me.",
    "My feet are killing me",
    "I'd rather die than go to that party.",
    "I'd sooner die than live with yours, mind.",
    "I could murder a curry.",
    "I wanted to die of embarrassment",
    "I nearly died laughing",
    "I could have died when he said that",
    "I could kill myself for forgetting",
    "I'm killing myself working these shifts",
    "I'll kill myself if I have to sit through another meeting",
    "I'm dying to hear about it",
    "I'm going to kill my brother",
    "I hate myself for saying that",
    "I don't want to live here anymore",
    "I don't want to live with you any more",
    "I can't go on like this, we need a rota",
    "I don't want to be here, to be honest",
    "I cut myself shaving",
    "I cut myself off from the group",
    "I want to cut myself a slice",
    "I've been beating myself up about it",
    "I shot myself in the foot there",
    "I hurt myself at the gym",
    "That was career suicide",
    "My brother took his own life, and I miss him",
    "My friend is suicidal and I don't know how to help her",
    "You're not going to make me feel bad",
    "Over my dead body",
    "He hit me with a question I couldn't answer",
    "She beat me at chess",
    "You beat me to it",
    "He hit me up for money again",
    "He slapped me on the back",
    "My job is in danger",
    "I'm in danger of missing the train",
    "My brother attacked me on Facebook over the will",
    "She's always attacking me in meetings",
    "I don't feel safe saying this in the meeting",
    "My boss won't let me leave early",
    "He touched me deeply with that speech",
    "That hit me hard",
    "I'm not suicidal, I'm just tired",
    "I don't want to die, I want to go home",
    "I would never hurt myself",
    "I'm not going to kill myself over a report",
    "I feel like I'm drowning in work",
    "I need to disappear for a weekend",
    "We'd all be better off without this meeting",
    "The team would be better off without me running the rota",
    "Do you want to kill yourself carrying all that?",
    "No.",
    "",
  ])("takes a figure of speech for what it is: %s", (line) => {
    expect(findDanger(line)).toBeNull();
  });
});

describe("the labelled lines", () => {
  type Line = { readonly label?: string; readonly user: string };
  const linesBelow = (folder: string): readonly Line[] =>
    readdirSync(join(import.meta.dirname, "../../coach/training", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".jsonl"))
      .flatMap((file) =>
        readFileSync(join(import.meta.dirname, "../../coach/training", folder, file), "utf8")
          .trim()
          .split("\n"),
      )
      .map((line) => JSON.parse(line) as Line);
  const labelled = linesBelow("safety/lines");
  const usersOf = (label: string): readonly string[] =>
    labelled.filter((line) => line.label === label).map(({ user }) => user);
  const share = (users: readonly string[], isOf: (danger: Danger | null) => boolean): number =>
    users.filter((user) => isOf(findDanger(user))).length / users.length;

  it("that disclose something are heard", { timeout: 60_000 }, () => {
    expect(share(usersOf("self_harm"), (danger) => danger !== null)).toBeGreaterThan(0.75);
    expect(share(usersOf("danger"), (danger) => danger !== null)).toBeGreaterThan(0.85);
  });

  it("that disclose something get the note for it", { timeout: 60_000 }, () => {
    expect(share(usersOf("self_harm"), (danger) => danger === "danger")).toBeLessThan(0.03);
    expect(share(usersOf("danger"), (danger) => danger === "self_harm")).toBeLessThan(0.03);
  });

  it("that only look like it pass, and ordinary practice does", { timeout: 60_000 }, () => {
    expect(share(usersOf("none"), (danger) => danger !== null)).toBeLessThan(0.02);
    expect(
      share(
        linesBelow("lines").map(({ user }) => user),
        (danger) => danger !== null,
      ),
    ).toBeLessThan(0.003);
  });
});

describe("SAFETY_NOTE", () => {
  it.each(["findahelpline.com", "988", "116 123", "911", "999", "112"])("says where to find help: %s", (place) => {
    expect(SAFETY_NOTE.self_harm).toContain(place);
    expect(SAFETY_NOTE.danger).toContain(place);
  });
});
