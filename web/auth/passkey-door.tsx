import { useEffect, useState } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { problemOf } from "./auth-problem.ts";

const ceremony = () => import("./passkey-sign-in.ts");

/** Signs in with a passkey; once signed in, the page around it goes on. The email field offers passkeys by itself besides. */
export const PasskeyDoor = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const offer = async (): Promise<void> => {
      const { offerPasskeys } = await ceremony();
      await offerPasskeys(left.signal, (error) => setProblem(problemOf(error).message));
    };
    // What is only offered is not missed: the button is there.
    if ("PublicKeyCredential" in window) offer().catch(() => undefined);
    return () => left.abort();
  }, []);
  const enter = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { signInByPasskey } = await ceremony();
      await signInByPasskey();
    } catch (error) {
      setProblem(problemOf(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="mt-6 -mb-3 grid gap-3">
      {problem === null ? null : <Alert>{problem}</Alert>}
      <Button aria-disabled={isBusy} onClick={() => void (isBusy ? undefined : enter())}>
        {isBusy ? "Waiting for your device…" : "Sign in with a passkey"}
      </Button>
    </div>
  );
};
