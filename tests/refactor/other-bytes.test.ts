import { describe, expect, test } from "vitest";
import { bakery, changedLines, renamed } from "./restructure.ts";

describe("Every byte that does not have to change stays", () => {
  test("no line changes that had no reason to", () => {
    const after = renamed(bakery, "{hours.opens}", "{hours.from}");
    expect(changedLines(bakery, after).gone).toHaveLength(3);
    expect(after.split("\n")).toHaveLength(bakery.split("\n").length);
  });

  test("Windows line ends, a byte-order mark and quotes stay", () => {
    for (const text of [bakery.replaceAll("\n", "\r\n"), `\uFEFF${bakery}`]) {
      const after = renamed(text, "/pricing", "/prices");
      expect(after.replaceAll("\r\n", "\n").replace("\uFEFF", "")).toBe(renamed(bakery, "/pricing", "/prices"));
      expect(after.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
      expect(after.split("\r\n").length).toBe(text.includes("\r\n") ? after.split("\n").length : 1);
    }
  });

  test("a key or a name that would be read as something else gets quotes", () => {
    expect(renamed(bakery, "badge:popular", "badge:2024")).toContain('badge: "2024"');
    expect(renamed(bakery, "badge:fresh", "badge:true")).toContain('badges: ["true"]');
  });
});
