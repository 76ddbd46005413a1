import type { DataMap, Edit } from "../problem.ts";
import { createBudget } from "../reader/parse-budget.ts";
import type { Mark, Parse } from "../reader/parsed.ts";
import { read, withoutRepair, type Reading } from "../reader/read.ts";
import type { TreeSource } from "../reader/source.ts";

/** A text that can be edited: it could be read whole, and everything in it is part of the language. */
export interface Editable {
  readonly text: string;
  readonly value: DataMap;
  readonly source: TreeSource;
  readonly comments: readonly Mark[];
  /** Reads the text after an edit; it remembers what stayed. */
  readonly parse: Parse;
}

/** Why something is not done: one sentence for the author. */
export interface Refused {
  readonly refused: string;
}

/** The edits of a change, offsets in the text as given; none where nothing has to change. Or why it is not made. */
export type EditResult = { readonly edits: readonly Edit[] } | Refused;

/** A change of a text: one of the operations with its arguments. */
export type Change = (on: Editable) => EditResult;

export const isRefused = (result: object): result is Refused => "refused" in result;

export const refuse = (refused: string): Refused => ({ refused });

/** A text that was read already, for changes of the part that could be read. The caller tries the result. */
export const editableOf = (source: TreeSource, value: DataMap, comments: readonly Mark[] = []): Editable => ({
  text: source.text,
  value,
  source,
  comments,
  parse: createBudget(Infinity).parse,
});

/** Tokens that an edit could part from what they belong to. */
const names: Readonly<Partial<Record<Mark["kind"], string>>> = {
  anchor: "a name for a piece of the file (&)",
  alias: "a name for a piece of the file (*)",
  tag: "a tag (!)",
  directive: "a directive (%)",
  "explicit-key": "a key that begins with a question mark",
};

/** Opens a text of a site file for edits. Refused where it cannot be read, or holds what is not part of the language. */
export function openText(text: string, parse: Parse = createBudget(Infinity).parse): Editable | Refused {
  return openReading(read(text, "", withoutRepair(parse)), parse);
}

/** The same of a text that was read. */
export function openReading(
  { value, problems, source, unknownPaths, comments, marks, documents }: Reading,
  parse: Parse,
): Editable | Refused {
  const [problem] = problems;
  if (problem) return refuse(`The file has a mistake in line ${problem.range.start.line}: ${problem.message}`);
  if (!value || unknownPaths.length > 0) return refuse("The file cannot be read.");
  const mark = marks.find(({ kind }) => names[kind] !== undefined);
  if (mark)
    return refuse(`Line ${source.positions.lineOf(mark.start) + 1} has ${names[mark.kind]}. Edit the text itself.`);
  if (documents > 1) return refuse("The file holds several documents. Edit the text itself.");
  return { text: source.text, value, source, comments, parse };
}
