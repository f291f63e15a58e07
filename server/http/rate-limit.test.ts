import { describe, expect, it } from "vitest";
import { networkOf } from "./rate-limit.ts";

describe("networkOf", () => {
  it("counts all addresses of one IPv6 household as one", () => {
    expect(networkOf("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
    expect(networkOf("2001:0DB8:0000:0001:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:1::/64");
    expect(networkOf("2001:db8:0:2::1")).not.toBe(networkOf("2001:db8:0:1::1"));
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
  });

  it("takes an IPv4 address as it is, also in IPv6 clothes", () => {
    expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
    expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  });
});
