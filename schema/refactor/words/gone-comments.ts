import type { SoundText } from "../../site/site-memory.ts";
import { counted } from "./words.ts";

/** What is said of comments that the text does not have afterwards; nothing where all stay. */
export function goneComments(before: SoundText | undefined, after: SoundText | undefined): readonly string[] {
  if (!before || !after) return [];
  const left = commentsOf(after);
  const gone = commentsOf(before).filter((comment) => {
    const at = left.indexOf(comment);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const [only = ""] = gone;
  if (gone.length === 0) return [];
  return gone.length === 1
    ? [`The comment “${only.length > 50 ? `${only.slice(0, 49)}…` : only}” goes as well.`]
    : [`${counted(gone.length, "comment")} go as well.`];
}

const commentsOf = ({ reading }: SoundText): string[] =>
  reading.comments.map(({ text }) => text.replace(/^#\s*/, "").trimEnd());
