import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { callbackRedirect } from "./callback-redirect.ts";

const landing = async (appUrl: string, host: string) => {
  const app = new Hono<AppEnv>();
  app.get("/auth/callback", callbackRedirect(new URL(appUrl)), (context) => context.text("page"));
  const response = await app.request("/auth/callback", { headers: { host } });
  return response.headers.get("location") ?? (await response.text());
};

it("sends a sign-in at another local port to the app's own skills", async () => {
  expect(await landing("http://localhost:8080", "localhost:5173")).toBe("http://localhost:8080/skills");
  expect(await landing("http://localhost:8080", "127.0.0.1:5173")).toBe("http://localhost:8080/skills");
});

it("leaves a sign-in at the app's own port, and at any public address, where it is", async () => {
  expect(await landing("http://localhost:8080", "localhost:8080")).toBe("page");
  expect(await landing("http://localhost:8080", "plainsay.test:5173")).toBe("page");
  expect(await landing("https://plainsay.example.org", "localhost:5173")).toBe("page");
});
