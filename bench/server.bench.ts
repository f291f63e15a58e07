import type { Figure } from "./bench.ts";
import { memoryOfTreeMib, startBenchServer } from "./server.process.ts";

const IDLE_MS = 5_000;
const ANSWER_LIMIT_MS = 1_000;
const MEMORY_LIMIT_MIB = 180;

/** The second start's time to the first answer, and memory at rest. `dataDir` is empty and is left filled. */
export const serverFigures = async (dataDir: string): Promise<Figure[]> => {
  const first = await startBenchServer(dataDir);
  await first.stop();
  const second = await startBenchServer(dataDir);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const memory = second.child.pid === undefined ? null : await memoryOfTreeMib(second.child.pid);
  await second.stop();
  return [
    {
      what: "first start, empty data folder: time to the first answer",
      measured: ms(first.startedInMs),
      reference: "",
    },
    {
      what: "second start: time to the first answer",
      measured: ms(second.startedInMs),
      reference: `at most ${ANSWER_LIMIT_MS} ms`,
    },
    {
      what: "memory at rest, server and database together",
      measured: memory === null ? "Linux only" : `${memory.toFixed(0)} MiB`,
      reference: `at most ${MEMORY_LIMIT_MIB} MB`,
    },
  ];
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
