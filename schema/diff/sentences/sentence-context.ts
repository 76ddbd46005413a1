import type { Path } from "../../problem.ts";
import { pointerOf } from "../../site/addresses/human-path.ts";
import type { Action, Change, Sentence, Topic } from "../change.ts";
import { compareSites } from "../compare/compare-sites.ts";
import type { Differences, Raw, Spot } from "../compare/raw.ts";
import { gonePath } from "../follow/canonical.ts";
import { findFollowers, type Followed } from "../follow/followers.ts";
import type { Side } from "../side.ts";
import { many, usesOf, type Uses } from "../words/uses.ts";

/** What is known when differences are put into words. */
export interface SentenceContext {
  readonly before: Side;
  readonly after: Side;
  readonly differences: Differences;
  readonly followed: Followed;
  readonly uses: { readonly before: Uses; readonly after: Uses };
}

/** A change that may still be joined with others. */
export interface Draft extends Change {
  /** The sentence for several places, of which `where` says how many; changes whose sentences are the same then are one. */
  readonly repeated?: (where: string) => Sentence;
  /** What it stands for in a list of which many items moved. */
  readonly movedIn?: { readonly list: Path; readonly name: string };
  /** Changes with the same key are described together, from the third on. */
  readonly joined?: { readonly key: string; readonly say: (count: number) => Sentence };
  /** Where it stands, for the names of the pages. */
  readonly at?: Path;
}

export function createSentenceContext(
  before: Side,
  after: Side,
  renamedFiles: ReadonlyMap<string, string>,
): SentenceContext {
  const differences = compareSites(before, after, renamedFiles);
  return {
    before,
    after,
    differences,
    followed: findFollowers(differences),
    uses: { before: usesOf(before), after: usesOf(after) },
  };
}

const spotsOf = (raw: Raw): { readonly before: Spot | undefined; readonly after: Spot | undefined } => ({
  before: "before" in raw ? raw.before : undefined,
  after: "after" in raw ? raw.after : undefined,
});

/** The file and the place that a difference is best named by: the new one, where it is still there. */
export function sideOf({ before, after }: SentenceContext, raw: Raw): { readonly side: Side; readonly spot: Spot } {
  const spots = spotsOf(raw);
  if (spots.after) return { side: after, spot: spots.after };
  return { side: before, spot: spots.before ?? { path: [], data: null } };
}

interface Words {
  readonly topic: Topic;
  readonly action: Action;
  readonly sentence: Sentence;
  readonly more?: Partial<Pick<Draft, "from" | "to" | "shownIn" | "repeated" | "movedIn" | "joined">>;
}

/** A change from a difference and its words, with what followed it. */
export function draftOf(context: SentenceContext, raw: Raw, { topic, action, sentence, more = {} }: Words): Draft {
  const { before, after } = spotsOf(raw);
  const goneFrom = raw.kind === "removed" ? gonePath(raw.before.path) : undefined;
  const followers = context.followed.of(goneFrom ?? followedPath(raw, after) ?? []);
  return {
    topic,
    action,
    sentence,
    ...more,
    before: [...(before ? [pointerOf(before.path)] : []), ...followers.before],
    after: [...(after ? [pointerOf(after.path)] : []), ...followers.after],
    at: (after ?? before)?.path ?? [],
  };
}

/** What others follow: a page or a section when the field that names it has changed. */
function followedPath({ kind, ...raw }: Raw, after: Spot | undefined): Path | undefined {
  if (!after) return undefined;
  const part = "field" in raw ? raw.field.part : undefined;
  return kind === "value" && (part === "path" || part === "anchor") ? after.path.slice(0, -1) : after.path;
}

/** `14 links lead there now`, those in texts included; nothing where none does. */
export function linkFollowWords(
  { followed }: SentenceContext,
  path: Path,
  [one, more]: readonly [string, string] = ["leads there now", "lead there now"],
): string | undefined {
  const { links, texts } = followed.of(path);
  const all = links + texts;
  return all === 0 ? undefined : `${many(all, "link")} ${all === 1 ? one : more}`;
}

/** `12 texts and 2 places are as before on the site`: nothing that a visitor sees follows another name in the file. */
export function asBeforeWords({ followed }: SentenceContext, path: Path): string | undefined {
  const { links, texts, places } = followed.of(path);
  const counts: readonly (readonly [number, string])[] = [
    [links, "link"],
    [texts, "text"],
    [places, "place"],
  ];
  const parts = counts.flatMap(([count, word]) => (count > 0 ? [many(count, word)] : []));
  const all = links + texts + places;
  return all === 0 ? undefined : `${parts.join(" and ")} ${all === 1 ? "is" : "are"} as before on the site`;
}

/** A change that describes other differences as well. */
export const withPlaces = (draft: Draft, raws: readonly Raw[]): Draft => ({
  ...draft,
  before: [
    ...draft.before,
    ...raws.flatMap((raw) => ("before" in raw && raw.before ? [pointerOf(raw.before.path)] : [])),
  ],
  after: [...draft.after, ...raws.flatMap((raw) => ("after" in raw && raw.after ? [pointerOf(raw.after.path)] : []))],
});
