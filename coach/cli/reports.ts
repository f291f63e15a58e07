/** The commands that print a report instead of answering lines; what they need is loaded only then. */
import { writeFile } from "node:fs/promises";

type Report = (args: readonly string[]) => Promise<void>;

export const REPORTS: ReadonlyMap<string, Report> = new Map<string, Report>([
  [
    "accuracy",
    async () => {
      const { writeAccuracy } = await import("../training/accuracy.ts");
      writeAccuracy();
      process.stdout.write("docs/coach-accuracy.md\n");
    },
  ],
  [
    "train",
    async () => {
      const { shippedWeights, WEIGHTS_PATH } = await import("../training/train.ts");
      const { OFF_TOPIC_WEIGHTS_PATH, shippedOffTopicWeights } = await import("../training/off-topic/train.ts");
      const { SAFETY_WEIGHTS_PATH, shippedSafetyWeights } = await import("../training/safety/train.ts");
      await writeFile(WEIGHTS_PATH, shippedWeights());
      process.stdout.write("coach/moves/weights.json\n");
      await writeFile(OFF_TOPIC_WEIGHTS_PATH, shippedOffTopicWeights());
      process.stdout.write("domain/practice/off-topic-weights.json\n");
      await writeFile(SAFETY_WEIGHTS_PATH, shippedSafetyWeights());
      process.stdout.write("domain/practice/safety-weights.json\n");
    },
  ],
  [
    "simulate",
    async ([seeds]) => {
      const { simulationReport, SIMULATED_SEEDS } = await import("../training/simulation-report.ts");
      process.stdout.write(simulationReport(seeds === undefined ? SIMULATED_SEEDS : Math.max(1, Number(seeds) || 1)));
    },
  ],
  [
    "play",
    async (args) => {
      const { playCommand, PlayError, PLAY_USAGE } = await import("./play-command.ts");
      try {
        process.stdout.write(await playCommand(args));
      } catch (error) {
        // What was typed wrong is told in words; anything else is a fault of ours.
        if (!(error instanceof PlayError) && !(error instanceof TypeError && "code" in error)) throw error;
        process.stderr.write(`${error.message}\n\n${PLAY_USAGE}`);
        process.exitCode = 2;
      }
    },
  ],
  [
    "transcripts",
    async () => {
      const { writeTranscripts } = await import("./transcripts.ts");
      for (const path of await writeTranscripts()) process.stdout.write(`${path}\n`);
    },
  ],
]);
