import { dataAt } from "../../language/data-at.ts";
import { topics, type Change, type Sentence } from "../change.ts";
import { sentenceText } from "../change.ts";
import type { Raw } from "../compare/raw.ts";
import { pageName } from "../words/names.ts";
import { many } from "../words/uses.ts";
import { itemDrafts } from "./items.ts";
import { fileDrafts, movedDraft, renamedDraft, sharingDraft, transferredDraft } from "./moves.ts";
import type { Draft, SentenceContext } from "./sentence-context.ts";
import { valueDrafts } from "./values.ts";

/** How many items of a list may move before one sentence names all of them. */
const maxMoves = 4;

/** Every change in words, the most important first; what is the same in several places is said once. */
export function describeDifferences(context: SentenceContext): Change[] {
  const drafts = [
    ...context.followed.raws.flatMap((raw) => draftsOf(context, raw)).map((draft) => onPages(context, draft)),
    ...fileDrafts(context),
  ];
  const joined = joinRepeated(context, joinAlike(joinMoves(drafts))).filter(({ sentence }) => sentence.length > 0);
  return topics.flatMap((topic) => joined.filter((draft) => draft.topic === topic).map(changeOf));
}

function draftsOf(context: SentenceContext, raw: Raw): Draft[] {
  switch (raw.kind) {
    case "value":
      return valueDrafts(context, raw);
    case "added":
    case "removed":
      return itemDrafts(context, raw);
    case "moved":
      return [movedDraft(context, raw)];
    case "transferred":
      return [transferredDraft(context, raw)];
    case "renamed":
      return [renamedDraft(context, raw)];
    case "sharing":
      return [sharingDraft(context, raw)];
  }
}

/** A change inside a shared section says on how many pages it shows. */
function onPages({ before, after, uses }: SentenceContext, draft: Draft): Draft {
  const { at = [], sentence, topic } = draft;
  const last = sentence.at(-1);
  if (at[0] !== "shared" || at.length < 3 || topic === "names" || !last) return draft;
  const isThere =
    dataAt(after.value, at.slice(0, 2)) !== undefined && dataAt(before.value, at.slice(0, 2)) !== undefined;
  const { pages } = uses.after(at);
  if (!isThere) return draft;
  const words = ` (on ${many(pages.size, "page")})`;
  const isClosed = last.is === undefined && last.text.endsWith(".");
  const end = isClosed ? [{ text: `${last.text.slice(0, -1)}${words}.` }] : [last, { text: words }];
  return { ...draft, shownIn: pages.size, sentence: [...sentence.slice(0, -1), ...end] };
}

const changeOf = ({ repeated: _, movedIn: __, at: ___, joined: ____, ...change }: Draft): Change => change;

/** Changes with the same key become one, where the first of them stands. */
function join(
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => string | undefined,
  one: (group: readonly Draft[]) => readonly Draft[],
): Draft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  const done = new Set<string>();
  return drafts.flatMap((draft) => {
    const key = keyOf(draft);
    if (key === undefined) return [draft];
    if (done.has(key)) return [];
    done.add(key);
    return one(groups.get(key) ?? [draft]);
  });
}

const oneOf = (group: readonly Draft[], sentence: Sentence): Draft[] => {
  const [first] = group;
  if (!first) return [];
  const { repeated: _, ...draft } = first;
  return [
    {
      ...draft,
      sentence,
      before: group.flatMap(({ before }) => before),
      after: group.flatMap(({ after }) => after),
    },
  ];
};

/** Where most of a list is in another order, one sentence says so. */
const joinMoves = (drafts: readonly Draft[]): Draft[] =>
  join(
    drafts,
    ({ movedIn }) => movedIn?.list.join("/"),
    (group) => {
      const place = group[0]?.movedIn?.name ?? "";
      if (group.length <= maxMoves) return group;
      return oneOf(group, [{ text: `${many(group.length, "entry", "entries")} have another place ${place}.` }]);
    },
  );

/** How many alike changes are listed one by one. */
const maxAlike = 2;

const joinAlike = (drafts: readonly Draft[]): Draft[] =>
  join(
    drafts,
    ({ joined }) => joined?.key,
    (group) => {
      const say = group[0]?.joined?.say;
      return say && group.length > maxAlike ? oneOf(group, say(group.length)) : group;
    },
  );

function joinRepeated(context: SentenceContext, drafts: readonly Draft[]): Draft[] {
  const sentenceIn = ({ repeated }: Draft, where: string): Sentence | undefined => repeated?.(where);
  return join(
    drafts,
    (draft) => {
      const sentence = sentenceIn(draft, "");
      return sentence && `${draft.topic} ${sentenceText(sentence)}`;
    },
    (group) => {
      const [first] = group;
      const sentence = first && sentenceIn(first, `in ${many(group.length, "place")}${pagesWords(context, group)}`);
      return group.length > 1 && sentence ? oneOf(group, sentence) : group;
    },
  );
}

/** ` on “Prices”, 2 other pages and in the frame of the site` */
function pagesWords(context: SentenceContext, group: readonly Draft[]): string {
  const inPages = onPagesWords(context, group);
  const isElsewhere = group.some(({ at = [] }) => at[0] !== undefined && at[0] !== "routes");
  return `${inPages}${inPages !== "" && isElsewhere ? " and in the frame of the site" : ""}`;
}

/** ` on “Prices” and 2 other pages` */
function onPagesWords({ before, after }: SentenceContext, group: readonly Draft[]): string {
  const pages = new Set<string>();
  for (const { at = [], after: places } of group) {
    const side = places.length > 0 ? after : before;
    if (at[0] === "routes") pages.add(pageName(side, dataAt(side.value, at.slice(0, 2)) ?? null));
  }
  const [first, ...others] = pages;
  if (first === undefined) return "";
  if (others.length === 1) return ` on ${first} and ${others[0]}`;
  return others.length === 0 ? ` on ${first}` : ` on ${first} and ${others.length} other pages`;
}
