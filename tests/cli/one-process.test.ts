import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { corpusFiles, corpusNames, corpusText } from "../check/corpus.ts";

const site = readFileSync("site.yaml", "utf8");

/** Files for which the check looks far and wide: what it offers must not depend on what it has seen before. */
const far = [corpusText("shape/kinds.yaml"), site.replace("\nroutes:\n", "\n")];

test("a file gives the same problems before and after twenty others in one process", { timeout: 120_000 }, () => {
  const check = (text: string): string => JSON.stringify(checkSite(text, { files: corpusFiles }).problems);
  const first = far.map(check);
  for (const name of corpusNames.slice(0, 20)) check(corpusText(name));
  expect(far.map(check)).toEqual(first);
  expect(far.toReversed().map(check)).toEqual(first.toReversed());
});
