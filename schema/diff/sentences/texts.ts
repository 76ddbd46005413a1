import type { ValueRaw } from "../compare/raw.ts";
import { plain, type Sentence } from "../change.ts";
import { fieldWords } from "../words/where.ts";
import { shownText } from "../words/shown-text.ts";
import { cameWords, compareWords, wentWords } from "../words/word-diff.ts";
import { draftOf, sideOf, type Draft, type Telling } from "./telling.ts";
import { topicOf } from "./topic-of.ts";

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `The introduction of “Plans” on “Prices”: Every plan [-costs-]{+includes+} …` */
export function textDraft(telling: Telling, raw: ValueRaw): Draft {
  const { side, spot } = sideOf(telling, raw);
  const what = capital(fieldWords(side, spot.path));
  const part = raw.field.part ?? "label";
  const written = {
    before: telling.followed.textBefore.get(raw) ?? stringOf(raw.before?.data),
    after: stringOf(raw.after?.data),
  };
  // What has followed is written with names of the new file.
  const reader = telling.followed.textBefore.has(raw) ? telling.after : telling.before;
  const from = written.before === undefined ? undefined : shownText(reader, written.before, part);
  const to = written.after === undefined ? undefined : shownText(telling.after, written.after, part);
  const words = wordsOf(from, to, written);
  const [middle, action] =
    from === undefined
      ? [" is new", "added" as const]
      : to === undefined
        ? [" is gone", "removed" as const]
        : ["", "changed" as const];
  return draftOf(telling, raw, {
    topic: topicOf(spot.path, raw.field),
    action,
    sentence: [...plain(`${what}${middle}: `), ...words],
    more: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      repeated: (where): Sentence => [...plain(`${capital(where)}${middle}: `), ...words],
    },
  });
}

const stringOf = (data: unknown): string | undefined =>
  data === undefined || data === null || data === false ? undefined : String(data);

interface Written {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Where visitors read the same words, marks or targets of links differ: then the text is shown as it is written. */
function wordsOf(from: string | undefined, to: string | undefined, { before = "", after = "" }: Written): Sentence {
  if (from === undefined) return cameWords(to ?? "");
  if (to === undefined) return wentWords(from);
  return from === to ? compareWords(before, after) : compareWords(from, to);
}
