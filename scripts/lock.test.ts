import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLock } from "./lock.mjs";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-test-"));
  file = join(folder, "work.lock");
});

afterEach(() => rm(folder, { recursive: true }));

const neverWaits = () => {
  throw new Error("waited");
};

describe("withLock", () => {
  it("lets one in at a time and leaves nothing behind", async () => {
    let inside = 0;
    let most = 0;
    let waits = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 30));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(file, work, () => void (waits += 1))));
    expect(most).toBe(1);
    expect(waits).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it("gives the lock up when the work fails", async () => {
    await expect(withLock(file, () => Promise.reject(new Error("no disk")), neverWaits)).rejects.toThrow("no disk");
    expect(await withLock(file, async () => "in", neverWaits)).toBe("in");
  });

  it("does not wait for a process of this machine that is gone", async () => {
    await writeFile(file, `${hostname()} 4194305 abc`);
    expect(await withLock(file, async () => "in", neverWaits)).toBe("in");
  });

  it("does not wait for one of another machine that stopped touching it", async () => {
    await writeFile(file, "elsewhere 1 abc");
    const minuteAgo = new Date(Date.now() - 60_000);
    await utimes(file, minuteAgo, minuteAgo);
    expect(await withLock(file, async () => "in", neverWaits)).toBe("in");
  });
});
