import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));

type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const run = (command: readonly string[], input: string): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...command], { stdio: "pipe" });
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });

const answers = ({ out }: Ran): Record<string, unknown>[] =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

describe("the coach on the command line", { timeout: 30_000 }, () => {
  it("answers what it can, in order, and says what was wrong with the rest", async () => {
    const ran = await run(
      ["reply"],
      `\uFEFF${JSON.stringify({ id: 1, skill: "broken-record" })}\r\n\r\nnot json\r\n${line({ id: 3, skill: "shouting" })}${line({ id: 4, skill: "fogging", scenarioId: "nowhere" })}${line([1])}${line({ id: 6, skill: "fogging", messages: [{ role: "narrator", content: "x" }] })}${JSON.stringify(
        {
          id: 7,
          skill: "broken-record",
          scenario: { title: "The car", description: "My brother wants my car." },
          difficulty: "Advanced",
          seed: 3,
          messages: [
            { role: "ai", content: "Lend me the car." },
            { role: "user", content: "No." },
          ],
        },
      )}`,
    );
    expect(ran.code).toBe(0);
    expect(ran.err).toBe("");
    const [first, ...rest] = answers(ran);
    expect(first).toMatchObject({ id: 1, tactic: "opening", ended: false, reply: expect.any(String) });
    expect(rest).toEqual([
      { line: 3, error: "not valid JSON" },
      { line: 4, id: 3, error: expect.stringContaining("skill must be one of") },
      { line: 5, id: 4, error: expect.stringContaining("scenarioId") },
      { line: 6, error: expect.stringContaining("not an object") },
      { line: 7, id: 6, error: expect.stringContaining("messages[0].role") },
      expect.objectContaining({ id: 7, ended: false, reply: expect.stringMatching(/\w/) }),
    ]);
  });

  it("judges single lines, in a scene of ours or in words of the caller's", async () => {
    const user = "Just the laptop, please.";
    const partner = "You'd be mad not to cover it.";
    const ran = await run(
      ["verdicts"],
      line({ id: "a", skill: "broken-record", scene: "extended-warranty", partner, user }) +
        line({ id: "b", skill: "broken-record", scene: "A salesman pushes a warranty.", partner, user }) +
        line({
          id: "c",
          skill: "broken-record",
          scene: { name: "Laptop", description: "A warranty." },
          partner,
          user: "Oh, all right, add it then.",
        }) +
        line({ id: "d", skill: "broken-record", scene: "x", partner }),
    );
    const [a, b, c, d] = answers(ran);
    expect(a).toMatchObject({ id: "a", verdict: "good", quote: expect.any(String), why: expect.any(String) });
    expect(b).toMatchObject({ id: "b", verdict: "good" });
    expect(c).toMatchObject({ id: "c", verdict: "missed" });
    expect(d).toEqual({ line: 4, id: "d", error: "user must be a text" });
  });

  it("analyses conversations and knows a request to an assistant", async () => {
    const messages = [
      { role: "system", content: "Lend me the car." },
      { role: "user", content: "No, I'm not lending it." },
      { role: "partner", content: "Please." },
      { role: "user", content: "I hear you. I'm not lending it." },
    ];
    const scenario = { name: "The car", description: "My brother wants my car." };
    const [analysed, offTopic] = await Promise.all([
      run(
        ["analyse"],
        line({ id: 1, skill: "broken-record", scenario, messages }) + line({ id: 2, skill: "broken-record", scenario }),
      ),
      run(
        ["off-topic"],
        line({ id: 1, text: "Write me a Python script." }) + line({ id: 2, text: "No, I'm not lending it." }),
      ),
    ]);
    const [first, second] = answers(analysed);
    expect(first).toMatchObject({ id: 1, analysis: { tooLittle: false, engine: "embedded", skill: { used: 2 } } });
    expect(second).toEqual({ line: 2, id: 2, error: "messages must be a list" });
    expect(answers(offTopic)).toEqual([
      { id: 1, offTopic: true },
      { id: 2, offTopic: false },
    ]);
  });

  it("explains itself when the command is unknown, and ends quietly when nothing is sent", async () => {
    const [unknown, empty] = await Promise.all([run(["sing"], ""), run(["reply"], "")]);
    expect(unknown).toMatchObject({ code: 2, out: "" });
    expect(unknown.err).toContain("Usage:");
    expect(empty).toEqual({ code: 0, out: "", err: "" });
  });

  it("ends without a word when its reader goes away", async () => {
    const child = spawn(process.execPath, [CLI, "off-topic"], { stdio: "pipe" });
    let err = "";
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.stdin.on("error", () => undefined);
    child.stdout.destroy();
    child.stdin.end(line({ id: 1, text: "hello" }).repeat(5000));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(err).toBe("");
    expect(code).toBe(0);
  });
});
