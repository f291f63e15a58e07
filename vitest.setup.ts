import { afterEach, expect, vi } from "vitest";

const error = vi.spyOn(console, "error");
const warn = vi.spyOn(console, "warn");

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls].map((call) => call.map(String).join(" "));
  error.mockClear();
  warn.mockClear();
  expect(said, "console errors and warnings").toEqual([]);
});
