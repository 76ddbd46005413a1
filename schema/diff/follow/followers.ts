import type { Path } from "../../problem.ts";
import { pointerOf } from "../../site/addresses/human-path.ts";
import { type Differences, pathKey, type Raw, type ValueRaw } from "../compare/raw.ts";
import { canonicalAfter, canonicalBefore } from "./canonical.ts";

/** Values that only follow something that was renamed or moved. */
export interface Followers {
  readonly links: number;
  readonly texts: number;
  /** Places that name a badge, a shared section, a collection or a picture. */
  readonly places: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Where the links are in the new file. */
  readonly linksAt: readonly Path[];
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
  /** Texts that name a fact in place of its value, or the other way round. */
  readonly reworded: Followers;
}

interface Counted {
  links: number;
  texts: number;
  places: number;
  readonly before: string[];
  readonly after: string[];
  readonly linksAt: Path[];
}

const none = (): Counted => ({ links: 0, texts: 0, places: 0, before: [], after: [], linksAt: [] });

const parts: ReadonlySet<string> = new Set([
  ..."label text markdown link nav template constant number money date".split(" "),
  ..."badge shared collection menu-variant file".split(" "),
]);
const placeParts: ReadonlySet<string> = new Set(["badge", "shared", "collection", "menu-variant", "file"]);

/** Whether visitors read the same words in both, with the references filled in. */
const readsTheSame = ({ before, after }: Differences, was: string, now: string): boolean =>
  (was.includes("{") || now.includes("{")) && before.index.filler.words(was) === after.index.filler.words(now);

/** Separates what only follows a rename or a move from what an author has changed. */
export function findFollowers(differences: Differences): Followed {
  const causes = new Map<string, Counted>();
  const rewritten = none();
  const reworded = none();
  const textBefore = new Map<Raw, string>();
  const raws = differences.raws.filter((raw) => {
    const texts = textsOf(raw);
    if (!texts) return true;
    const { value, before, after } = texts;
    const was = canonicalBefore(differences, before, value.field);
    const now = canonicalAfter(differences, after, value.field);
    if (was.text !== now && readsTheSame(differences, was.text, now)) {
      reworded.texts += 1;
      count(reworded, value);
      return false;
    }
    if (was.text !== now) {
      if (was.causes.length > 0) textBefore.set(raw, was.text);
      return true;
    }
    const cause = was.causes[0];
    const counted = (cause && causes.get(pathKey(cause))) ?? (cause ? none() : rewritten);
    if (cause) causes.set(pathKey(cause), counted);
    if (value.field.part === "link") {
      counted.links += 1;
      if (value.after) counted.linksAt.push(value.after.path);
    } else if (placeParts.has(value.field.part ?? "")) counted.places += 1;
    else counted.texts += 1;
    count(counted, value);
    return false;
  });
  return { raws, textBefore, of: (path) => causes.get(pathKey(path)) ?? none(), rewritten, reworded };
}

function count({ before, after }: Counted, value: ValueRaw): void {
  if (value.before) before.push(pointerOf(value.before.path));
  if (value.after) after.push(pointerOf(value.after.path));
}

function textsOf(raw: Raw): { value: ValueRaw; before: string; after: string } | undefined {
  if (raw.kind !== "value" || !parts.has(raw.field.part ?? "")) return undefined;
  const [before, after] = [raw.before?.data, raw.after?.data];
  return typeof before === "string" && typeof after === "string" ? { value: raw, before, after } : undefined;
}
