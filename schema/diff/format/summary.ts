import type { Description } from "../change.ts";
import { many } from "../words/uses.ts";

/** One sentence: how many changes there are; or that the site stays as it is, and what is only written in another way. */
export function summaryOf({ changes, consequences, notes, before, after }: Description): string {
  if (!before.isReadable || !after.isReadable) return "The two files cannot be compared.";
  const visible = changes.filter(({ topic }) => topic !== "names").length;
  const names = changes.length - visible;
  const others = [
    ...(names > 0 ? [many(names, "thing that only authors see", "things that only authors see")] : []),
    ...notes.map(({ words }) => words),
  ];
  const besides = notes.length === 0 ? "" : `; besides, ${listed(notes.map(({ words }) => words))}`;
  const following = consequences.length === 0 ? "" : `, with ${many(consequences.length, "consequence")}`;
  if (visible > 0) return `${many(visible, "change")} of the site${following}${besides}.`;
  if (others.length === 0) return "No change: both files say the same.";
  const start = before.builds === after.builds ? "No change on the site" : "The content is the same";
  return `${start}: ${listed(others)}.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
