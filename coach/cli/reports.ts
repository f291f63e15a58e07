/** The commands that print a report instead of answering lines; what they need is loaded only then. */
export const REPORTS: ReadonlyMap<string, () => Promise<void>> = new Map([
  [
    "accuracy",
    async () => {
      const { writeAccuracy } = await import("../training/accuracy.ts");
      await writeAccuracy();
    },
  ],
  [
    "train",
    async () => {
      const { train } = await import("../training/train.ts");
      await train();
    },
  ],
  [
    "simulate",
    async () => {
      const { simulate } = await import("../partner/simulation.ts");
      process.stdout.write(`${simulate()}\n`);
    },
  ],
]);
