import { plain, type Action, type Sentence } from "../change.ts";
import type { ValueRaw } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { capital } from "../words/key-words.ts";
import { quoted } from "../words/names.ts";
import { shownText } from "../words/shown-text.ts";
import { linkWords } from "../words/targets.ts";
import { fieldWords } from "../words/where.ts";
import { cameWords, compareWords, wentWords } from "../words/word-diff.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";
import { topicOf } from "./topic-of.ts";

/** A text before and now; nothing where there is none. */
interface Both {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * `The introduction of “Plans” on “Prices”: Every plan [-costs-]{+includes+} …`. Links in the text that lead elsewhere now, came
 * or went have sentences of their own.
 */
export function textDrafts(context: SentenceContext, raw: ValueRaw): Draft[] {
  const part = raw.field.part ?? "label";
  const followed = context.followed.textBefore.get(raw);
  const written: Both = { before: followed ?? stringOf(raw.before?.data), after: stringOf(raw.after?.data) };
  // What has followed is written with names of the new file.
  const reader = followed === undefined ? context.before : context.after;
  const shown: Both = {
    before: written.before === undefined ? undefined : shownText(reader, written.before, part),
    after: written.after === undefined ? undefined : shownText(context.after, written.after, part),
  };
  const links = linkDrafts(context, raw, written, { part, reader, shown });
  return links.length > 0 && shown.before === shown.after ? links : [textDraft(context, raw, written, shown), ...links];
}

function textDraft(context: SentenceContext, raw: ValueRaw, written: Both, { before: from, after: to }: Both): Draft {
  const { side, spot } = sideOf(context, raw);
  const what = capital(fieldWords(side, spot.path));
  const words = wordsOf(from, to, written);
  const action = from === undefined ? "added" : to === undefined ? "removed" : "changed";
  const verb = { added: " is new", removed: " is gone", changed: from === to ? " has other marks" : "" }[action];
  const isInterface = spot.path[0] === "labels" && action === "changed";
  return draftOf(context, raw, {
    topic: topicOf(spot.path, raw.field),
    action,
    sentence: [...plain(isInterface ? "The interface says: " : `${what}${verb}: `), ...words],
    more: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      repeated: (where): Sentence => [...plain(`${capital(where)}${verb}: `), ...words],
    },
  });
}

const stringOf = (data: unknown): string | undefined =>
  data === undefined || data === null || data === false ? undefined : String(data);

/** Where visitors read the same words, marks differ: then the text is shown as it is written. */
function wordsOf(from: string | undefined, to: string | undefined, { before = "", after = "" }: Both): Sentence {
  if (from === undefined) return cameWords(to ?? "");
  if (to === undefined) return wentWords(from);
  return from === to ? compareWords(before, after) : compareWords(from, to);
}

interface Reading {
  readonly part: string;
  /** The file whose names the text before has. */
  readonly reader: Side;
  /** What visitors read. */
  readonly shown: Both;
}

/** Links that lead elsewhere now; words that stayed and are no link any more, or became one. */
function linkDrafts(
  context: SentenceContext,
  raw: ValueRaw,
  { before, after }: Both,
  { part, reader, shown }: Reading,
): Draft[] {
  if (before === undefined || after === undefined || !raw.after) return [];
  const { path } = raw.after;
  const place = fieldWords(context.after, path);
  const draft = (action: Action, ends: Pick<Draft, "from" | "to">, say: (where: string) => string): Draft =>
    draftOf(context, raw, {
      topic: topicOf(path, { part: "link" }),
      action,
      sentence: plain(say(`in ${place}`)),
      more: { ...ends, repeated: (where) => plain(say(where)) },
    });
  const left = linksIn(reader, before, part);
  const now = linksIn(context.after, after, part).flatMap(({ words, target }) => {
    const at = left.findIndex((link) => link.words === words);
    const [link] = at < 0 ? [] : left.splice(at, 1);
    const to = linkWords(context.after, target);
    if (!link)
      return shown.before?.includes(words) === true
        ? [draft("added", { to }, (where) => `${quoted(words)} ${where} is a link to ${to} now.`)]
        : [];
    if (link.target === target) return [];
    const from = linkWords(reader, link.target);
    const say = (where: string): string => `The link ${quoted(words)} ${where} leads to ${to} instead of ${from}.`;
    return [draft("changed", { from, to }, say)];
  });
  const gone = left.flatMap(({ words, target }) => {
    const from = linkWords(reader, target);
    return shown.after?.includes(words) === true
      ? [draft("removed", { from }, (where) => `${quoted(words)} ${where} is no longer a link to ${from}.`)]
      : [];
  });
  return [...now, ...gone];
}

/** The links in a text: their words, and where they lead as it is written. */
function linksIn({ index }: Side, source: string, part: string): { readonly words: string; readonly target: string }[] {
  if (part !== "text" && part !== "markdown") return [];
  const { links } = part === "text" ? index.parsed.text(source) : index.parsed.markdown(source);
  return links.map(({ words, targetStart, targetEnd }) => ({
    words: index.filler.words(source.slice(words.start, words.end).replace(/[*`]/g, "")),
    target: source.slice(targetStart, targetEnd),
  }));
}
