import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test("names browser and system, and the browser that borrows another's name by its own", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  expect(deviceName(chrome)).toBe("Chrome on Linux");
  expect(deviceName(`${chrome} Edg/140.0.0.0`)).toBe("Edge on Linux");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
    "Safari on iPhone",
  );
});

test("calls what it does not know another device", () => {
  expect(deviceName("")).toBe("Another device");
  expect(deviceName("curl/8.0")).toBe("Another device");
});
