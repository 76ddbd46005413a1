import { checkSite } from "../../check.ts";
import { decode } from "../../reader/decode.ts";
import { wholeText, type Example } from "../../problems/example.ts";
import type { Files, Problem } from "../../problem.ts";
import { readSiteFile } from "../site-file.ts";

/** The problems of an example. Calls of the command line count from the working folder. */
export function problemsOf(example: Example): readonly Problem[] {
  if ("command" in example) {
    const { problem } = readSiteFile(example.command.split(" ").at(-1) ?? "");
    return problem ? [problem] : [];
  }
  const { text, problem } = decode(Buffer.from(wholeText(example), example.encoding ?? "utf8"), "site.yaml");
  if (problem) return [problem];
  const known = new Map(Object.entries(example.files ?? {}));
  const files: Files = {
    list: () => [...known.keys()],
    facts: (path) => known.get(path),
    leftOut: () => example.leftOut ?? [],
  };
  return checkSite(text, { files }).problems;
}
