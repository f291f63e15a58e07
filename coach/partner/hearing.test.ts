import { describe, expect, it } from "vitest";
import { playLines } from "#coach/cli/play.ts";
import type { PartnerReply } from "#coach/coach.ts";
import { sceneById, scenesOf } from "#coach/content/catalogue.ts";
import { linesOf } from "#coach/content/lines-catalogue.ts";
import { NEWS_LINES } from "./news.ts";
import { signalsOf } from "./signals.ts";

const replies = (id: string, lines: readonly string[], seed = 1): readonly PartnerReply[] => {
  const scene = sceneById(id);
  if (!scene) throw new Error(`No scene ${id}`);
  const { skill, difficulty } = scene;
  return playLines({ skill, difficulty, seed, scenario: { kind: "predefined", scene } }, lines).rounds.map(
    ({ reply }) => reply,
  );
};
const last = (id: string, lines: readonly string[], seed = 1): string => replies(id, lines, seed).at(-1)?.content ?? "";
const opensWith = (content: string, list: readonly string[] | undefined): boolean =>
  (list ?? []).some((line) => content.startsWith(line));
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe("what a line is besides its moves", () => {
  it("has a question also without capitals, marks or a first place", () => {
    for (const line of [
      "no i fell. does it hurt",
      "wow why do you have it?",
      "haha and who won",
      "ok. when can i come",
    ]) {
      expect(signalsOf(line).inquiring).toBe(true);
    }
    for (const line of ["I know what you mean.", "what a temper"]) expect(signalsOf(line).inquiring).toBe(false);
  });

  it("is a goodbye wherever it is said, and no plan for later", () => {
    for (const line of [
      "bye Ruth, say hi to Biscuit",
      "ok I go now, talk later",
      "sorry I have to run, my boss is calling",
    ]) {
      expect(signalsOf(line).leaving, line).toBe(true);
    }
    for (const line of ["I have to go faster", "I leave at five.", "You should see you from here"]) {
      expect(signalsOf(line).leaving, line).toBe(false);
    }
  });

  it("is warm, or an offer, by its plain words", () => {
    expect(signalsOf("You must be exhausted after that shift.").warm).toBe(true);
    expect(signalsOf("Thanks for nothing.").warm).toBe(false);
    expect(signalsOf("should I call Dana?").offering).toBe(true);
    expect(signalsOf("can I still use it this weekend?").offering).toBe(false);
    expect(signalsOf("how can I make it up to you").atALoss).toBe(true);
  });
});

describe("hard news", () => {
  it("stops a chat as it stops a quarrel", () => {
    for (const skill of ["fogging", "negative-assertion", "free-information"] as const) {
      for (const scene of scenesOf(skill)) {
        expect(NEWS_LINES, scene.id).toContain(last(scene.id, ["my dad died last week"]));
      }
    }
  });
});

describe("no news", () => {
  it("is made of a flat battery, a place of work or a figure of speech", () => {
    for (const line of ["I'm a nurse, I know Priya from the hospital.", "my phone died", "I nearly died laughing"]) {
      expect(NEWS_LINES, line).not.toContain(last("table-nine", [line]));
    }
    expect(NEWS_LINES).toContain(last("table-nine", ["My mum is in hospital."]));
  });
});

describe("a critic", () => {
  it("takes in an agreement before the next push, though not every time", () => {
    const { good = [] } = linesOf("fogging").replies ?? {};
    const taken = SEEDS.filter((seed) => opensWith(last("slow-lane", ["That's true, I am slow."], seed), good));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThan(SEEDS.length);
  });

  it("wavers without a push in the same breath", () => {
    for (const scene of scenesOf("fogging")) {
      const wavering = replies(scene.id, [...scene.core, ...scene.core.map((line) => `${line} Truly.`)], 2).filter(
        ({ content }) => opensWith(content, scene.soften),
      );
      for (const { content } of wavering) expect(scene.soften).toContain(content);
    }
  });

  it("does not argue with kindness as if it were an excuse", () => {
    const { kindness } = linesOf("negative-assertion").replies ?? {};
    expect(opensWith(last("vacation-fund", ["You must be exhausted after that shift."]), kindness)).toBe(true);
    const { kindness: toCritic } = linesOf("fogging").replies ?? {};
    expect(opensWith(last("half-painted-hall", ["You must be tired after that drive, Dad."]), toCritic)).toBe(true);
  });

  it("takes up an offer that is not the scene's own, and leaves a request for one with the user", () => {
    const { offer, remedy } = linesOf("negative-assertion").replies ?? {};
    expect(opensWith(last("unlatched-gate", ["I'll buy Biscuit a big bag of treats"]), offer)).toBe(true);
    expect(opensWith(last("old-price-list", ["what should I tell her?"]), remedy)).toBe(true);
  });

  it("takes a plain yes to a criticism for no promise", () => {
    expect(replies("same-old-treadmill", ["ok maybe I'm a bit lazy yes"])[0]?.tactic).not.toBe("take");
    expect(replies("same-old-treadmill", ["ok I'll try harder"])[0]?.tactic).toBe("take");
  });

  it("takes a yes to its own question about the repair for an answer", () => {
    const lines = [
      "I forgot. Twice. No excuse.",
      "Yes, twice. I'll come on Thursday and text if I can't.",
      "Yes, any hour.",
    ];
    expect(replies("missed-appointments", lines).map(({ tactic }) => tactic)).not.toContain("take");
  });

  it("hears no excuse where the error is owned and no reason named", () => {
    const { new_justification: excused } = linesOf("negative-assertion").onFailure;
    const content = SEEDS.map((seed) => last("spilled-news", ["I know. I promised and I told her anyway."], seed));
    expect(content.some((line) => opensWith(line, excused))).toBe(false);
  });

  it("sees surrender only where something is promised", () => {
    const lines = ["ok ok. the boxes are a mess, you're right about that"];
    expect(replies("half-painted-hall", lines)[0]?.tactic).not.toBe("take");
    expect(replies("half-painted-hall", ["ok ok you're right, I'll do it this weekend"])[0]?.tactic).toBe("take");
  });

  it("knows an agreement with a laugh in it from laughter", () => {
    const { joke } = linesOf("fogging").graceful;
    expect(opensWith(last("slow-lane", ["the horse has a point haha"]), joke)).toBe(false);
    expect(opensWith(last("slow-lane", ["haha lol"]), joke)).toBe(true);
  });

  it("answers a question by what it asks for", () => {
    const { meaning, opinion } = linesOf("fogging").replies ?? {};
    expect(opensWith(last("half-painted-hall", ["what do you mean by that?"]), meaning)).toBe(true);
    expect(opensWith(last("half-painted-hall", ["Do you think I'm lazy?"]), opinion)).toBe(true);
    expect(last("same-old-treadmill", ["so when could the assessment be"])).toContain("half an hour");
    expect(last("gone-at-five", ["how's Luis getting on?"])).toContain("twins");
  });
});

describe("someone to talk to", () => {
  it("knows what a short question is about by what was spoken of last", () => {
    const [, reply] = replies("break-room", ["What happened on that fire call?", "wow. why do you do it"]);
    expect(reply?.content).toContain("I called in a grass fire");
    expect(last("airport-drive", ["what would you rather be asked about?"])).not.toContain("ginger ale");
  });

  it("hears what was just laid down in whatever form it comes back", () => {
    const scene = sceneById("table-nine");
    if (scene?.skill !== "free-information") throw new Error("the scene has moved");
    const windlass = scene.hooks.find(({ words }) => words.includes("windlass"));
    const seed = SEEDS.find((one) => last("table-nine", ["So what do you do?"], one).includes(windlass?.text ?? "–"));
    const asked =
      seed === undefined ? [] : replies("table-nine", ["So what do you do?", "You quarrelled with a what?"], seed);
    for (const { content } of asked.slice(1)) expect(content).toContain(windlass?.more);
  });

  it("is glad of a confidence, and does not call it a change of subject", () => {
    const { unresponsive } = linesOf("free-information").onFailure;
    const { confided } = linesOf("free-information").replies ?? {};
    const content = last("break-room", ["I was afraid to come down here, I don't know anyone."]);
    expect(opensWith(content, confided)).toBe(true);
    expect(opensWith(content, unresponsive)).toBe(false);
  });

  it("answers the question and not the words beside it, asked or bidden", () => {
    const lines = ["Wait, a whale?", "My daughter would love it. What will you do about the tail?"];
    expect(last("fracture-clinic", lines)).toContain("Somebody else will do the tail");
    expect(last("airport-drive", ["Say something in Finnish!"])).toContain("Pöllö");
  });

  it("joins nothing of another voice to a line of its own", () => {
    const general = Object.values(linesOf("free-information").tactics).flat();
    for (const scene of scenesOf("free-information")) {
      const said = SEEDS.flatMap((seed) => replies(scene.id, [...scene.core], seed)).map(({ content }) => content);
      const own = scene.skill === "free-information" ? scene.hooks.map(({ more }) => more) : [];
      expect(said.filter((line) => opensWith(line, own) && general.some((other) => line.endsWith(other)))).toEqual([]);
    }
  });

  it("goes on with what comes back as an echo, loud or asked", () => {
    const told = ["What happened on that fire call?", "ONE OF THEM ATE YOUR GLOVE"];
    expect(last("break-room", told)).toContain("I called in a grass fire");
    const wings = ["What made you sick on the plane?", "and the wings, do you have them here?"];
    expect(last("airport-drive", wings)).toContain("nobody up there knew me");
  });

  it("does not feel quizzed by a question given back", () => {
    const scene = sceneById("back-row-tuesdays");
    if (scene?.skill !== "self-disclosure") throw new Error("the scene has moved");
    for (const seed of SEEDS) {
      const content = last(scene.id, ["Hi Desmond.", "Sixteen years since my last exam. What about you?"], seed);
      expect(opensWith(content, scene.onNothing)).toBe(false);
    }
  });

  it("meets sad news with a word for it, where jokes are its habit", () => {
    const content = last("rain-on-kinder", ["my news? I got divorced, Jonah."]);
    expect(NEWS_LINES).toContain(content);
  });

  it("follows sympathy to what it was about", () => {
    const lines = ["What's Noor like?", "that must be lonely, waiting for a text"];
    expect(last("airport-drive", lines)).toContain("since second grade");
  });

  it("gives a nod to what a nod can answer", () => {
    const scene = sceneById("waiting-for-the-lift");
    if (scene?.skill !== "free-information") throw new Error("the scene has moved");
    expect(opensWith(last(scene.id, ["hi", "do you sing at all?"]), scene.flat)).toBe(true);
  });

  it("goes back to no jokes once it has let something out", () => {
    const scene = sceneById("back-row-tuesdays");
    if (scene?.skill !== "self-disclosure") throw new Error("the scene has moved");
    for (const seed of SEEDS) {
      const [first, second] = replies(
        scene.id,
        ["are you nervous Desmond", "My hands are shaking and I feel old."],
        seed,
      );
      expect(first?.tactic).toBe("comeback");
      expect(opensWith(second?.content ?? "", scene.deflect)).toBe(false);
    }
  });

  it("comes to what the user asks after", () => {
    expect(last("boxes-in-the-hall", ["so how's Colm"])).toContain("Colm's girls");
    expect(last("back-row-tuesdays", ["how is your daughter?"])).toContain("My daughter says");
  });

  it("finds no nothing in a line that says much", () => {
    const scene = sceneById("until-friday-at-ten");
    if (scene?.skill !== "self-disclosure") throw new Error("the scene has moved");
    const { unresponsive = [] } = linesOf("self-disclosure").onFailure;
    for (const seed of SEEDS) {
      const content = last(
        "until-friday-at-ten",
        ["haha ok", "My wife, she asks me every day what is wrong with the house."],
        seed,
      );
      expect(opensWith(content, [...unresponsive, ...scene.onNothing])).toBe(false);
    }
  });
});
