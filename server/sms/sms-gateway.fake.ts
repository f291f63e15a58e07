/** An SMS gateway on a socket, in Twilio's shape, that can be made to fail in every way one does. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SmsGatewayOptions } from "./sms-gateway.ts";

export type GatewayMood = "taking" | "hanging" | "cutting" | 400 | 401 | 429 | 500;
export type TakenText = { readonly to: string; readonly from: string; readonly body: string };

export const startSmsGateway = async () => {
  const taken: TakenText[] = [];
  let asked = 0;
  let mood: GatewayMood = "taking";
  const account = "AC00000000000000000000000000000001";
  const token = "between us";
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (chunk: Buffer) => (sent += chunk.toString()));
    request.on("end", () => {
      asked += 1;
      const send = (status: number, body: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      };
      if (mood === "hanging") return;
      if (mood === "cutting") {
        response.writeHead(201, { "content-type": "application/json", "content-length": "200" });
        response.write('{"sid":"SM');
        response.socket?.destroy();
        return;
      }
      if (typeof mood === "number") {
        send(mood, { code: 20_000 + mood, message: "not now", status: mood });
        return;
      }
      const form = new URLSearchParams(sent);
      const isKnown =
        request.url === `/2010-04-01/Accounts/${account}/Messages.json` &&
        request.method === "POST" &&
        request.headers.authorization === `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` &&
        request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
      if (!isKnown) {
        send(401, { code: 20_003, message: "Authenticate", status: 401 });
        return;
      }
      taken.push({ to: form.get("To") ?? "", from: form.get("From") ?? "", body: form.get("Body") ?? "" });
      send(201, { sid: `SM${taken.length}`, status: "queued" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const options: SmsGatewayOptions = {
    url: `http://127.0.0.1:${port}/2010-04-01`,
    account,
    token,
    from: "+15550001111",
  };
  return {
    options,
    taken,
    /** How many requests came, whatever became of them. */
    asked: () => asked,
    feel: (next: GatewayMood) => {
      mood = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
