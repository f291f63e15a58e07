import { describe, expect, test } from "vitest";
import { customScenarioOf, loadCustomScenario, saveCustomScenario } from "./custom-scenario.ts";

const storageOf = (rows: Map<string, string>): Storage => ({
  get length() {
    return rows.size;
  },
  key: (index) => [...rows.keys()][index] ?? null,
  getItem: (key) => rows.get(key) ?? null,
  setItem: (key, value) => void rows.set(key, value),
  removeItem: (key) => void rows.delete(key),
  clear: () => rows.clear(),
});

const texts = { title: " Rent ", description: "My landlord raises it.", wish: "" };

describe("a custom scenario", () => {
  test("takes its texts trimmed, and leaves an empty wish out", () => {
    expect(customScenarioOf("fogging", texts)).toEqual({
      id: "custom",
      name: "Rent",
      description: "My landlord raises it.",
      type: "fogging",
      difficulty: "Beginner",
    });
  });

  test("is none without a title or a description", () => {
    expect(customScenarioOf("fogging", { ...texts, title: "  " })).toBeNull();
    expect(customScenarioOf("fogging", { ...texts, description: "" })).toBeNull();
  });

  test("comes back as it was saved, to the same user and skill only", () => {
    const storage = storageOf(new Map());
    const scenario = customScenarioOf("fogging", { ...texts, wish: "Hear me out" });
    if (scenario === null) throw new Error("no scenario");
    saveCustomScenario("ana", scenario, storage);
    expect(loadCustomScenario("ana", "fogging", storage)).toEqual(scenario);
    expect(loadCustomScenario("ben", "fogging", storage)).toBeNull();
    expect(loadCustomScenario("ana", "self-disclosure", storage)).toBeNull();
  });

  test("is none when what is stored is broken", () => {
    const storage = storageOf(new Map([["plainsay.custom-scenario.ana.fogging", '{"title":1']]));
    expect(loadCustomScenario("ana", "fogging", storage)).toBeNull();
  });

  test("is handed on even when nothing can be stored", () => {
    const full: Storage = {
      ...storageOf(new Map()),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const scenario = customScenarioOf("fogging", texts);
    expect(() => scenario && saveCustomScenario("ana", scenario, full)).not.toThrow();
  });
});
