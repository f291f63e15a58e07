import { describe, expect, it } from "vitest";
import { base32, newTotpKey, openKey, sealKey, stepOfCode, totpCode } from "./totp.ts";

const RFC_KEY = Buffer.from("12345678901234567890");

describe("codes of authenticator apps", () => {
  it("are those of RFC 6238's test vectors", () => {
    const at = (seconds: number) => totpCode(RFC_KEY, Math.floor(seconds / 30));
    expect([at(59), at(1_111_111_109), at(1_234_567_890)]).toEqual(["287082", "081804", "005924"]);
  });

  it("are taken one step early or late, and no more", () => {
    const now = new Date(1_000_000_000_000);
    const step = Math.floor(now.getTime() / 30_000);
    const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(RFC_KEY, totpCode(RFC_KEY, step + off), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });
});

describe("the key of an app", () => {
  it("is written in base32 as RFC 4648 has it", () => {
    expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  });

  it("is read back by the secret that sealed it and by no other", () => {
    const key = newTotpKey();
    const sealed = sealKey(key, "one secret");
    expect(openKey(sealed, "one secret")).toEqual(key);
    expect(() => openKey(sealed, "another secret")).toThrow("unable to authenticate data");
  });
});
