import { beforeEach, describe, expect, it } from "vitest";
import { newConversation } from "./conversation.ts";
import { clearConversations, loadConversation, saveConversation } from "./conversation-storage.ts";

/** The part of the browser's storage that is used, in memory; entries are own properties, as there. */
const memoryStorage = (): Storage => {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? String(Reflect.get(storage, name)) : null),
    setItem: (name: string, value: string) => void Reflect.set(storage, name, value),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
  };
  const storage: Storage = Object.create(methods) as Storage;
  return storage;
};

const key = { userId: "u1", skill: "fogging", scenario: "gone-at-five" };
const stored = {
  draft: "I was about to",
  difficulty: null,
  conversation: { ...newConversation(7), status: "ready" },
} as const;

describe("conversation storage", () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memoryStorage();
  });

  it("gives back the conversation and the draft", () => {
    saveConversation(key, stored, storage);
    expect(loadConversation(key, storage)).toEqual(stored);
  });

  it("shows nothing of one user's to another on the same device", () => {
    saveConversation(key, stored, storage);
    expect(loadConversation({ ...key, userId: "u2" }, storage)).toBeNull();
  });

  it("forgets what it cannot read", () => {
    saveConversation(key, stored, storage);
    for (const name of Object.keys(storage)) storage.setItem(name, '{"version":1,"draft":7}');
    expect(loadConversation(key, storage)).toBeNull();
  });

  it("goes on when the storage is full", () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    } as unknown as Storage;
    expect(() => saveConversation(key, stored, full)).not.toThrow();
  });

  it("leaves nothing of any conversation behind, and other things alone", () => {
    saveConversation(key, stored, storage);
    storage.setItem("plainsay.theme", "dark");
    clearConversations(storage);
    expect(Object.keys(storage)).toEqual(["plainsay.theme"]);
  });
});
