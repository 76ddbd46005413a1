import type { Path } from "../../problem.ts";
import type { Target } from "../../site/target.ts";
import type { EntryScope, Run } from "../../site/reference.ts";
import { lookUp } from "../../site/reference.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";

/** A piece of a filled target and where it is written: in the link itself, or in the value of a constant or a field. */
interface Piece {
  readonly text: string;
  readonly path: Path;
  /** Where the piece begins in the value; nothing where the value is itself put together. */
  readonly start?: number;
}

/** A stretch of a value of the file. */
export interface WrittenStretch {
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** Where a link leads on this site, for one of the entries that it is repeated for. */
export interface LinkPath {
  readonly path: string;
  /** Where the characters `start` to `end` of the path are written; nothing where several values make them up. */
  written(start: number, end: number): WrittenStretch | undefined;
}

/** The paths of this site that a link leads to, with where they are written. */
export function pathsOf(link: WrittenLink, site: OpenSite): readonly LinkPath[] {
  const { scopes } = link.text;
  const all: readonly (EntryScope | undefined)[] = scopes.length === 0 ? [undefined] : scopes;
  const runs = link.inText?.target ?? site.parsed.template(link.written).runs;
  return link.targets.flatMap((target: Target, index): LinkPath[] => {
    if (target.kind !== "page") return [];
    const pieces = runs.map((run) => pieceOf(run, link, site, all[index]));
    const filled = pieces.map(({ text }) => text).join("");
    const lead = filled.length - filled.trimStart().length;
    const isAsWritten = filled.startsWith(target.path, lead);
    return [
      {
        path: target.path,
        written: (start, end) => (isAsWritten ? stretchOf(pieces, lead + start, lead + end) : undefined),
      },
    ];
  });
}

function pieceOf(
  run: Run,
  { path, text: { source } }: WrittenLink,
  site: OpenSite,
  scope: EntryScope | undefined,
): Piece {
  if (run.kind === "words")
    return source.slice(run.start, run.end) === run.text
      ? { text: run.text, path, start: run.start }
      : { text: run.text, path };
  const filled = site.filler.reference(run, scope);
  const found = lookUp(run.name, site.site, scope);
  if (filled.kind !== "filled" || found.kind !== "value") return { text: "", path };
  const isItself = found.value === filled.text && run.format === undefined;
  return { text: filled.text, path: found.path, ...(isItself && { start: 0 }) };
}

function stretchOf(pieces: readonly Piece[], start: number, end: number): WrittenStretch | undefined {
  let at = 0;
  for (const { text, path, start: begins } of pieces) {
    const stop = at + text.length;
    if (start >= at && end <= stop && begins !== undefined)
      return { path, start: begins + start - at, end: begins + end - at };
    at = stop;
  }
  return undefined;
}
