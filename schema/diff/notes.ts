import { isMap, type Data } from "../problem.ts";
import type { Note } from "./change.ts";
import { isSame } from "./compare/same.ts";
import type { Followed } from "./follow/followers.ts";
import type { Side } from "./side.ts";
import { many } from "./words/uses.ts";

/** What is written in another way and changes nothing for visitors. */
export function notesOf(before: Side, after: Side, { rewritten, reworded }: Followed, isUnchanged: boolean): Note[] {
  const notes: Note[] = [];
  const { links, texts, places: _, ...places } = rewritten;
  if (links > 0) notes.push({ words: `${many(links, "link")} to the same place by another address`, ...places });
  if (texts > 0) notes.push({ words: `${many(texts, "text")} with another address for the same place`, ...places });
  if (reworded.texts > 0)
    notes.push({
      words: `${many(reworded.texts, "text")} with a fact in place of its value, or the other way round`,
      before: reworded.before,
      after: reworded.after,
    });
  if (!isUnchanged || before.text === after.text) return notes;
  const nowhere = { before: [], after: [] };
  const add = (words: string): void => void notes.push({ words, ...nowhere });
  const comments = commentsChanged(before, after);
  if (comments > 0) add(many(comments, "comment"));
  if (isSame(before.value, after.value)) {
    if (!hasSameOrder(before.value, after.value)) add("the order of keys");
  } else if (links + texts + reworded.texts === 0) add("values that hold without being written");
  if (notes.length === 0) add("the way the lines are written");
  return notes;
}

/** How many comments came, went or say something else. */
function commentsChanged(before: Side, after: Side): number {
  const left = new Map<string, number>();
  for (const text of before.comments) left.set(text, (left.get(text) ?? 0) + 1);
  let came = 0;
  for (const text of after.comments) {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    else came += 1;
  }
  const went = [...left.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(came, went);
}

/** Whether all mappings have their keys in the same order. */
function hasSameOrder(one: Data, other: Data): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.every((item, index) => hasSameOrder(item, other[index] ?? null));
  if (!isMap(one) || !isMap(other)) return true;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.every((key, index) => key === others[index] && hasSameOrder(one[key] ?? null, other[key] ?? null));
}
