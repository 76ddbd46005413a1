import type { Files } from "../../problem.ts";
import type { FileMove } from "./plan.ts";

/** The public folder as it is once files have other names or are gone. */
export const withFileMoves = (files: Files, moves: readonly FileMove[]): Files => moves.reduce(withMove, files);

const withMove = (files: Files, { from, to }: FileMove): Files => ({
  ...files,
  list: () => files.list().flatMap((name) => (name !== from ? [name] : to === undefined ? [] : [to])),
  facts(name) {
    const wanted = name.normalize();
    return wanted === from ? undefined : files.facts(wanted === to ? from : name);
  },
});
