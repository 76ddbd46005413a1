import type { Path } from "../../problem.ts";
import { pointerOf } from "../../site/human-path.ts";
import type { Differences } from "../compare/compare-sites.ts";
import { pathKey, type Raw, type ValueRaw } from "../compare/raw.ts";
import { canonicalAfter, canonicalBefore } from "./canonical.ts";

/** Values that only follow something that was renamed or moved. */
export interface Followers {
  readonly links: number;
  readonly texts: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Followed {
  /** What is left to say, without what only follows. */
  readonly raws: readonly Raw[];
  /** The text before, of a changed text in which names or addresses followed as well. */
  readonly textBefore: ReadonlyMap<Raw, string>;
  /** Those that follow what is at a path of the new file. */
  of(path: Path): Followers;
  /** Addresses that are written in another way and lead to the same place. */
  readonly rewritten: Followers;
}

interface Counted {
  links: number;
  texts: number;
  readonly before: string[];
  readonly after: string[];
}

const none = (): Counted => ({ links: 0, texts: 0, before: [], after: [] });

const parts: ReadonlySet<string> = new Set([
  ..."label text markdown link nav template constant number money date".split(" "),
  ..."badge shared collection".split(" "),
]);

/** Separates what only follows a rename or a move from what an author has changed. */
export function findFollowers(differences: Differences): Followed {
  const causes = new Map<string, Counted>();
  const rewritten = none();
  const textBefore = new Map<Raw, string>();
  const raws = differences.raws.filter((raw) => {
    const texts = textsOf(raw);
    if (!texts) return true;
    const { value, before, after } = texts;
    const was = canonicalBefore(differences, before, value.field);
    const now = canonicalAfter(differences, after, value.field);
    if (was.text !== now) {
      if (was.causes.length > 0) textBefore.set(raw, was.text);
      return true;
    }
    const cause = was.causes[0];
    const counted = (cause && causes.get(pathKey(cause))) ?? (cause ? none() : rewritten);
    if (cause) causes.set(pathKey(cause), counted);
    if (value.field.part === "link" || now.startsWith("/")) counted.links += 1;
    else counted.texts += 1;
    if (value.before) counted.before.push(pointerOf(value.before.path));
    if (value.after) counted.after.push(pointerOf(value.after.path));
    return false;
  });
  return { raws, textBefore, of: (path) => causes.get(pathKey(path)) ?? none(), rewritten };
}

function textsOf(raw: Raw): { value: ValueRaw; before: string; after: string } | undefined {
  if (raw.kind !== "value" || !parts.has(raw.field.part ?? "")) return undefined;
  const [before, after] = [raw.before?.data, raw.after?.data];
  return typeof before === "string" && typeof after === "string" ? { value: raw, before, after } : undefined;
}
