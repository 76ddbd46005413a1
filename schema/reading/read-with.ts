import { isMap, type DataMap, type Path, type Problem } from "../problem.ts";
import { fatal, hidden } from "./limits.ts";
import type { Mark, Parse } from "./parsed.ts";
import { Positions } from "./positions.ts";
import { TreeSource } from "./source.ts";
import { emptyMap, valuesOf } from "./value.ts";

/** What a text holds. */
export interface Reading {
  /** Nothing where the text could not be read. */
  readonly value: DataMap | undefined;
  readonly problems: readonly Problem[];
  readonly source: TreeSource;
  /** Where something had to be left out. */
  readonly holes: readonly Path[];
  readonly comments: readonly Mark[];
}

/** Reads with a parser: limits first, then the way it is written, then its data. */
export function readWith(parse: Parse, text: string, file: string): Reading {
  const positions = new Positions(text);
  const nothing = { value: undefined, source: new TreeSource(text, file, undefined), holes: [], comments: [] };
  const stop = fatal(positions);
  if (stop) return { ...nothing, problems: [stop] };

  const parsed = parse(text);
  const problems = hidden(positions);
  if (parsed.failures[0]) {
    const f = parsed.failures[0];
    return { ...nothing, problems: [...problems, { code: "yaml/syntax", severity: "error", message: f.message, range: positions.range(f.start, f.end) }] };
  }
  const source = new TreeSource(text, file, parsed.root);
  const read = parsed.root ? valuesOf(parsed.root, source) : { value: emptyMap(), problems: [], holes: [] };
  const comments = parsed.marks.filter((mark) => mark.kind === "comment");
  return { value: isMap(read.value) ? read.value : undefined, problems: [...problems, ...read.problems], source, holes: read.holes, comments };
}
