import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { formatNames } from "../../schema/report/formats.ts";
import { buildCli, folderWith, program } from "../cli/cli.ts";
import { startKept } from "../cli/kept/call-kept.ts";
import { corpusText } from "./corpus.ts";

beforeAll(buildCli);

/** Days, prices, sorted names and letters of other alphabets: what a machine may show in its own way. */
const text = corpusText("constants/facts.yaml")
  .replace("Corner Bakery", "Bäckerei İstanbul")
  .replace("since {opened}.", "since {opened | number}, {updated | date}, for {breads.rye.price | money} and {opnd}.");

/** A machine: a process that was started there. */
interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly call: ReturnType<typeof startKept>;
}

function machine(own: Readonly<Record<string, string>>): Machine {
  const env = { ...process.env, ...own, FORCE_COLOR: "0" };
  return { env, call: startKept(program, env) };
}

const english = machine({ TZ: "UTC", LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8" });
const turkish = machine({ TZ: "Pacific/Honolulu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", LANGUAGE: "tr" });

/** What the command line says of the file in a folder. */
function report(format: string, cwd: string, { call, env }: Machine, file = "site.yaml"): string {
  const { code, out, err } = call({ args: [file, "--format", format], cwd, env });
  expect(code).toBe(1);
  return out + err;
}

test.each(formatNames)("the report in %s has the same bytes in every time zone, locale and folder", (format) => {
  const inner = join(folderWith(text), "inner");
  mkdirSync(inner);
  const elsewhere = report(format, inner, turkish, "../site.yaml").replaceAll("../site.yaml", "site.yaml");
  expect(elsewhere).toBe(report(format, folderWith(text), english));
});

test("what is found is the same in other time zones and locales", () => {
  const others = [
    machine({ TZ: "Asia/Kolkata", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" }),
    machine({ TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "POSIX" }),
  ];
  const [first, ...rest] = [english, ...others].map((one) => report("json", folderWith(text), one));
  expect(rest).toEqual([first, first]);
});
