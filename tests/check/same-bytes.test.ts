import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCli, call, folderWith } from "../cli/cli.ts";
import { corpusText } from "./corpus.ts";

beforeAll(buildCli);

/** Days, prices, sorted names and letters of other alphabets: what a machine may show in its own way. */
const text = corpusText("constants/facts.yaml")
  .replace("Corner Bakery", "Bäckerei İstanbul")
  .replace("since {opened}.", "since {opened | number}, {updated | date}, for {breads.rye.price | money} and {opnd}.");

const machines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Kolkata, German": { TZ: "Asia/Kolkata", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  "Honolulu, Turkish": { TZ: "Pacific/Honolulu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", LANGUAGE: "tr" },
  "Kiritimati, no locale": { TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "POSIX" },
};

const formats = ["pretty", "compact", "json", "github", "sarif", "junit"];

/** What the command line says of the file in a folder. */
function report(format: string, cwd: string, env: Readonly<Record<string, string>> = {}, file = "site.yaml"): string {
  const { code, out, err } = call([file, "--format", format], { cwd, env: { ...env, FORCE_COLOR: "0" } });
  expect(code).toBe(1);
  return out + err;
}

describe.each(formats)("the report in %s", (format) => {
  test("has the same bytes in every time zone, locale and folder", () => {
    const here = folderWith(text);
    const first = report(format, here, { TZ: "UTC", LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8" });
    for (const [machine, env] of Object.entries(machines))
      expect(report(format, folderWith(text), env), machine).toBe(first);
    const inner = join(here, "inner");
    mkdirSync(inner);
    expect(report(format, inner, {}, "../site.yaml").replaceAll("../site.yaml", "site.yaml")).toBe(first);
  });
});
