import { generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { base32, newTotpKey, openKey, sealKey, stepOfCode, totpUri } from "./totp.ts";

const RFC_KEY = Buffer.from("12345678901234567890");

describe("codes of authenticator apps", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
  ])("are those of RFC 6238's test vectors, at %i", (seconds, code) => {
    expect(stepOfCode(RFC_KEY, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it.each([0, 14, 29])("are taken one step early or late and no more, %i seconds into a step", (into) => {
    const step = 33_333_333;
    const codeOf = (at: number) => generateSync({ secret: RFC_KEY, epoch: at * 30 });
    const now = new Date((step * 30 + into) * 1000);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(RFC_KEY, codeOf(step + off), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it.each(["", "12345", "1234567", "28708a", "２８７０８２", "recovery-code"])("are not made of %j", (code) => {
    expect(stepOfCode(RFC_KEY, code, new Date(59_000))).toBeNull();
  });
});

describe("the key of an app", () => {
  it("is written in base32 as RFC 4648 has it, without padding", () => {
    expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  });

  it("is handed to apps with the issuer and the account's address", () => {
    const uri = new URL(totpUri(RFC_KEY, "ann+b@example.org"));
    expect(decodeURIComponent(uri.pathname)).toBe("/Plainsay:ann+b@example.org");
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: base32(RFC_KEY), issuer: "Plainsay" });
  });

  it("is read back by the secret that sealed it and by no other", () => {
    const key = newTotpKey();
    const sealed = sealKey(key, "one secret");
    expect(openKey(sealed, "one secret")).toEqual(key);
    expect(() => openKey(sealed, "another secret")).toThrow("unable to authenticate data");
  });
});
