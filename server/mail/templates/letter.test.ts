import { expect, it } from "vitest";
import { confirmAddressMail } from "./confirm-address.ts";

it("carries its link in the text and in the HTML, where it can hold no markup of its own", () => {
  const { text, html } = confirmAddressMail("ann@example.org", 'https://example.org/?a=1&b="><script>', "123456");
  expect(text).toContain('https://example.org/?a=1&b="><script>');
  expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain("<script>");
});
