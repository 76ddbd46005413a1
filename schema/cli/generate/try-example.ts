import { checkSite } from "../../check.ts";
import { decode } from "../../reader/decode.ts";
import { wholeText, type Example } from "../../problems/example.ts";
import type { Files, Problem } from "../../problem.ts";
import { readSiteFile } from "../site-file.ts";

const known = new WeakMap<Example, readonly Problem[]>();

/** The problems of an example, which is tried once: the documents and their tests ask for the same ones. */
export function problemsOf(example: Example): readonly Problem[] {
  const problems = known.get(example) ?? tryExample(example);
  known.set(example, problems);
  return problems;
}

/** Calls of the command line count from the working folder. */
function tryExample(example: Example): readonly Problem[] {
  if ("command" in example) {
    const { problem } = readSiteFile(example.command.split(" ").at(-1) ?? "");
    return problem ? [problem] : [];
  }
  const { text, problem } = decode(Buffer.from(wholeText(example), example.encoding ?? "utf8"), "site.yaml");
  if (problem) return [problem];
  const facts = new Map(Object.entries(example.files ?? {}));
  const files: Files = {
    list: () => [...facts.keys()],
    facts: (path) => facts.get(path),
    leftOut: () => example.leftOut ?? [],
  };
  return checkSite(text, { files }).problems;
}
