import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call } from "./cli.ts";

beforeAll(buildCli);

const nameIn = (folder: string): string =>
  /^ {2}name: (.*)$/m.exec(readFileSync(join(folder, "site.yaml"), "utf8"))?.[1] ?? "";

describe("init asks for no more than the first check does:", () => {
  const cwd = mkdtempSync(join(tmpdir(), "lintel-init-"));

  test("a name that is too long is refused, with how many characters fit", () => {
    const name = "The Corner Bakery of the Old Town";
    expect(call(["init", "long", "--yes", "--name", name], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining("The name has 33 characters; 24 fit"),
    });
  });

  test.each([
    ["corner-bakery", "Corner Bakery"],
    ["the-corner-bakery-of-the-old-town", "The Corner Bakery Of The"],
    ["twenty-four-letters-more", "Twenty Four Letters More"],
    ["donaudampfschifffahrtsgesellschaft", "My Site"],
  ])("of a folder called %s, the name has as many words as fit: %s", (folder, name) => {
    mkdirSync(join(cwd, folder));
    expect(call(["init", folder, "--yes"], { cwd })).toMatchObject({ code: 0, err: "" });
    expect(nameIn(join(cwd, folder))).toBe(name);
    expect(call(["check", "--strict", join(folder, "site.yaml")], { cwd }).code).toBe(0);
  });
});
