/** A real SMTP server on this machine behind a line that can be bad: refused, silent, or cut after the mail was taken. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type Line = "good" | "refuses" | "hangs" | "cuts after DATA";

/** What the server says when it has taken a mail; on the bad line nobody hears it. */
const TAKEN = /^250 OK: message queued/m;

export const startSmtpServer = async () => {
  const received: string[] = [];
  let line: Line = "good";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      done(line === "refuses" ? Object.assign(new Error("Come back later"), { responseCode: 421 }) : null);
    },
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const behind = (server.server.address() as AddressInfo).port;
  const open = new Set<Socket>();
  const front = createServer((client) => {
    open.add(client);
    client.on("error", () => undefined);
    client.on("close", () => open.delete(client));
    if (line === "hangs") return;
    const upstream = connect(behind, "127.0.0.1");
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.on("data", (chunk) => upstream.write(chunk));
    upstream.on("data", (chunk: Buffer) => {
      if (line === "cuts after DATA" && TAKEN.test(chunk.toString())) client.destroy();
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    /** Every mail that the server has taken, as it came. */
    received,
    setLine: (next: Line): void => {
      line = next;
    },
    stop: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
