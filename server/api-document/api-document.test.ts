import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test/app.fake.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

describe("the API document", () => {
  it("describes every route of the app", async () => {
    const document = (await (await app.ask("/api/openapi.json")).json()) as { paths: Record<string, object> };
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = app.app.routes.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.toSorted()).toEqual(mounted.toSorted());
  });

  it("names the shape of a body and of a reply", async () => {
    const text = await (await app.ask("/api/openapi.json")).text();
    const document = JSON.parse(text);
    const chat = document.paths["/functions/v1/predefined-chat"].post;
    expect(chat.requestBody.content["application/json"].schema.required).toContain("skillType");
    expect(Object.keys(chat.responses["200"].content)).toEqual(["application/json", "text/event-stream"]);
  });

  it("is shown as a page", async () => {
    const response = await app.ask("/api/docs");
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toContain("POST /functions/v1/analyze-chat");
  });
});
