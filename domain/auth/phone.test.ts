import { expect, test } from "vitest";
import { phoneHint, phoneOf } from "./phone.ts";

test.each([
  ["+15551234567", "+15551234567"],
  ["+1 (555) 123-4567", "+15551234567"],
  ["0049 30 / 123456", "+4930123456"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["\u202A+1\u00A0555\u2011123\u20114567\u202C", "+15551234567"],
  ["＋１５５５１２３４５６７", "+15551234567"],
])("reads %s as it was meant", (typed, phone) => {
  expect(phoneOf(typed)).toEqual({ phone });
});

test.each([
  ["  ", "empty"],
  ["555 123 4567", "no_country_code"],
  ["020 7946 0958", "no_country_code"],
  ["+0 20 7946 0958", "no_country_code"],
  ["+1 555 CALL NOW", "not_a_number"],
  ["+1+555 1234567", "not_a_number"],
  ["+1 555", "wrong_length"],
  ["+1 555 123 4567 8901 234", "wrong_length"],
])("says what is wrong with %s", (typed, problem) => {
  expect(phoneOf(typed)).toEqual({ problem });
});

test("names a number by its last two digits", () => {
  expect(phoneHint("+15551234567")).toBe("…67");
});
