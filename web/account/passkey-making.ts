/** Makes a passkey with the browser's own dialog, and tells the browser of one that is gone. Loaded when it is wanted. */
import { browserSupportsWebAuthn, sendSignal, startRegistration } from "@simplewebauthn/browser";
import type { Reply } from "#domain/endpoint.ts";
import { addPasskey, beginPasskey, type removePasskey } from "#domain/auth/passkey.contract.ts";
import { call } from "#web/api/client.ts";
import { asPasskeyProblem, unsupported } from "#web/auth/passkey-problem.ts";
import type { Proof } from "./proven-action.tsx";

/** @throws ApiError with a sentence for the reader */
export const makePasskey = async (proof: Proof, name: string): Promise<void> => {
  if (!browserSupportsWebAuthn()) throw unsupported();
  const optionsJSON = await call(beginPasskey, { body: proof });
  try {
    const credential = await startRegistration({ optionsJSON });
    await call(addPasskey, { body: { name, credential } });
  } catch (error) {
    throw asPasskeyProblem(error);
  }
};

/** Asks the browser to stop offering a passkey; many cannot, and nothing depends on it. */
export const forgetPasskey = async ({ rpId, credentialId }: Reply<typeof removePasskey>): Promise<void> => {
  await sendSignal({ signalName: "unknownCredential", rpID: rpId, credentialID: credentialId }).catch(() => undefined);
};
