/**
 * `npm run --silent coach -- <command>`: the coach on the command line. reply, verdicts, analyse and off-topic read JSON
 * lines from standard input and print one JSON line for each, in order; a line that cannot be answered gets
 * `{ line, id?, error }` and the rest is still answered. The others print a report.
 */
import { createInterface } from "node:readline";
import { AnswerError, ANSWERS, type Answer } from "./cli/answers.ts";
import { REPORTS } from "./cli/reports.ts";

const USAGE = `Usage: npm run --silent coach -- <command>

  reply       {id, skill, scenarioId?, scenario?: {title, description}, difficulty?, seed?, messages: [{role, content}]}
              → {id, reply, tactic, ended}; no messages: the opening line
  verdicts    {id, skill, scene, partner, user} → {id, verdict, style, quote, why}
  analyse     {id, skill, scenario: {name, description}, messages: [{role, content}]} → {id, analysis}
  off-topic   {id, text} → {id, offTopic}
  accuracy    measures the analyser on the test lines and writes docs/coach-accuracy.md
  train       fits the weights to the training lines
  simulate    plays made-up users against every scene, 60 seeds or as many as you say, and prints how it went
  play        <scene> [--seed n] [--difficulty d] [--file f]: your lines, one a line → the transcript and its analysis
  transcripts writes docs/transcripts/ anew from docs/transcripts/players.json

The first four read JSON lines from standard input, play reads plain ones.
`;

const idOf = (value: unknown): { id?: unknown } =>
  typeof value === "object" && value !== null && "id" in value ? { id: value.id } : {};

const answerLine = (answer: Answer, text: string, line: number): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, error: "not valid JSON" };
  }
  try {
    return { ...idOf(value), ...answer(value) };
  } catch (error) {
    if (error instanceof AnswerError) return { line, ...idOf(value), error: error.message };
    throw error;
  }
};

const answerLines = async (answer: Answer): Promise<void> => {
  let line = 0;
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    const text = raw.replace(/^\uFEFF/, "").trim();
    if (text === "") continue;
    const printed = `${JSON.stringify(answerLine(answer, text, line))}\n`;
    if (!process.stdout.write(printed)) await new Promise((resolve) => process.stdout.once("drain", resolve));
  }
};

const main = async (command: string | undefined, args: readonly string[]): Promise<void> => {
  // A reader that has had enough (`| head`) is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  const answer = ANSWERS.get(command ?? "");
  const report = REPORTS.get(command ?? "");
  if (answer !== undefined) await answerLines(answer);
  else if (report !== undefined) await report(args);
  else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
};

await main(process.argv[2], process.argv.slice(3));
