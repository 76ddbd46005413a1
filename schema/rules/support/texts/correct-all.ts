import { takingAway, type Edit, type Fix, type Path } from "../../../problem.ts";
import type { Context } from "../../context.ts";

/** To try more of them takes longer than to look where they come from. */
export const maxEdits = 200;

/** One correction of several places of a text value; none where one of them cannot be corrected. */
export function correctAll(
  { correct }: Pick<Context, "correct">,
  path: Path,
  edits: readonly Edit[],
  { title, safety }: Pick<Fix, "title" | "safety">,
): readonly Fix[] {
  if (edits.length > maxEdits) return [];
  const fixes = edits.map(
    ({ start, end, text, noWords }) => takingAway(noWords, correct(path, start, end, text, safety))[0],
  );
  const isWhole = fixes.length > 0 && fixes.every((fix) => fix !== undefined);
  return isWhole ? [{ title, safety, edits: fixes.flatMap((fix) => fix?.edits ?? []) }] : [];
}
