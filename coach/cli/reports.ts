/** The commands that print a report instead of answering lines; what they need is loaded only then. */
import { writeFile } from "node:fs/promises";

const SIMULATED_SEEDS = 4;
const SIMULATED_TURNS = 20;

/** Plays with the labelled lines of the scenes that the weights have not seen. */
export const simulateReport = async (): Promise<string> => {
  const [{ simulate, simulationTable }, { isTestScene, labelledLines }] = await Promise.all([
    import("../partner/simulation.ts"),
    import("../training/lines.ts"),
  ]);
  const lines = labelledLines().filter(({ scene }) => isTestScene(scene));
  return `${simulationTable(simulate({ lines, seeds: SIMULATED_SEEDS, turns: SIMULATED_TURNS }))}\n`;
};

export const REPORTS: ReadonlyMap<string, () => Promise<void>> = new Map([
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
      await writeFile(WEIGHTS_PATH, shippedWeights());
      process.stdout.write("coach/moves/weights.json\n");
    },
  ],
  [
    "simulate",
    async () => {
      process.stdout.write(await simulateReport());
    },
  ],
]);
