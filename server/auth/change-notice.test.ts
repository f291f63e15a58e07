import { afterAll, beforeAll, expect, it } from "vitest";
import { enrollTotp, renewRecoveryCodes, verifyFactor } from "#domain/auth/factor.contract.ts";
import { verifyOtp } from "#domain/auth/one-time.contract.ts";
import { addPasskey, beginPasskey } from "#domain/auth/passkey.contract.ts";
import { changePhone, removePhone } from "#domain/auth/phone.contract.ts";
import { SIGN_IN_CHANGES, type SignInChange } from "../mail/templates/sign-in-changed.ts";
import { createTestApp, replyOf, TEST_ORIGIN, type TestApp } from "../test/app.fake.ts";
import { newDevice } from "./authenticator.fake.ts";
import { appCode } from "./totp.fake.ts";

const PASSWORD = "kind but firm";
const PHONE = "+15551234567";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

it("the owner is written to of each change in how the account is signed in to, and of nothing else", async () => {
  const user = await app.createUser({ password: PASSWORD });
  const proof = { password: PASSWORD };
  const ask = (path: string, json: unknown, method = "POST") => app.as(user)(path, { json, method });
  const told: (SignInChange | undefined)[] = [];
  /** What the newest mail since the last look says; undefined when there is none. */
  const listen = async (): Promise<void> => {
    const mail = (await app.mails()).find(({ kind }) => kind === "sign-in-changed");
    const found = Object.entries(SIGN_IN_CHANGES).find(([, text]) => mail?.text.includes(text));
    const isRight = mail === undefined || (mail.to === user.email && mail.text.includes(`${TEST_ORIGIN}/account`));
    expect(isRight).toBe(true);
    told.push(found?.[0] as SignInChange | undefined);
    await app.pool.query("DELETE FROM mails WHERE kind = 'sign-in-changed'");
  };

  const options = await replyOf(beginPasskey, await ask(beginPasskey.path, proof));
  await listen();
  const credential = newDevice({ origin: TEST_ORIGIN, rpId: "localhost" }).make(options);
  const passkey = await replyOf(addPasskey, await ask(addPasskey.path, { name: "Phone", credential }));
  await listen();
  await ask(`/api/auth/passkeys/${passkey.id}/remove`, { password: "a guess" });
  await listen();
  await ask(`/api/auth/passkeys/${passkey.id}/remove`, proof);
  await listen();

  await ask(changePhone.path, { phone: PHONE, ...proof }, "PUT");
  const token = /\d{6}/.exec((await app.mails()).find(({ to }) => to === PHONE)?.text ?? "")?.[0];
  await listen();
  await ask(verifyOtp.path, { type: "phone_change", phone: PHONE, token });
  await listen();

  const { id, secret } = await replyOf(enrollTotp, await ask(enrollTotp.path, proof));
  await listen();
  await replyOf(
    verifyFactor,
    await ask(`/api/auth/factors/${id}/verify`, { code: appCode(secret, app.clock.now(), -1) }),
  );
  await listen();
  // Showing it again is no change.
  await ask(`/api/auth/factors/${id}/verify`, { code: appCode(secret, app.clock.now()) });
  await listen();
  await ask(renewRecoveryCodes.path, proof);
  await listen();
  await ask(`/api/auth/factors/${id}/remove`, proof);
  await listen();
  await ask(removePhone.path, proof);
  await listen();

  expect(told).toEqual([
    undefined,
    "passkey_added",
    undefined,
    "passkey_removed",
    undefined,
    "phone_added",
    undefined,
    "factor_added",
    undefined,
    "codes_renewed",
    "factor_removed",
    "phone_removed",
  ]);
});
