import { expect, it } from "vitest";
import { ownOrigins } from "./origin-guard.ts";

it("takes the names of this computer for one origin, and a public origin for itself alone", () => {
  expect(ownOrigins(new URL("http://localhost:8080"))).toContain("http://127.0.0.1:8080");
  expect(ownOrigins(new URL("https://plainsay.example.org"))).toEqual(["https://plainsay.example.org"]);
});
