import type { HttpBindings } from "@hono/node-server";
import type { Session } from "../auth/session.ts";

/** What every request carries through the app. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The caller's address: the socket's, or a trusted proxy's header. */
    clientAddress: string;
    session: Session | null;
    /** A session that still owes its second factor: nobody to every call but those of signing in. */
    halfSession: Session | null;
  };
};
