import { isSame } from "../../schema/edit/place/same-data.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import { inverseOf } from "../../schema/edit/text/compose-edits.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import type { Data } from "../../schema/problem.ts";
import type { Operation } from "./operations.ts";
import { readByOthers } from "./readers.ts";

/** What came of an operation. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly refused?: string;
  readonly before: string;
  readonly text: string;
  /** The text as it was read for the verdict; nothing where it cannot be read. */
  readonly opened?: Editable;
}

const isData = (value: unknown): value is Data => value !== undefined;

/** Tries an operation, and says what is wrong with what it wrote. */
export function judge(on: Editable, { run, intended, name }: Operation): Verdict {
  const result = run(on);
  if (isRefused(result)) return { faults: [], refused: result.refused, before: on.text, text: on.text, opened: on };
  const text = applyEdits(on.text, result.edits);
  const faults: string[] = [];
  const fault = (what: string): unknown => faults.push(`${name}: ${what}`);
  const back = applyEdits(text, inverseOf(on.text, result.edits));
  if (back !== on.text) fault("taken back, the text is another one");
  const own = openText(text);
  if (isRefused(own)) fault(`cannot be read: ${own.refused}`);
  else if (!isSame(own.value, intended))
    fault(`says ${JSON.stringify(own.value)} instead of ${JSON.stringify(intended)}`);
  const [yaml, js] = readByOthers(text);
  if (!isData(yaml) || !isSame(yaml, intended)) fault(`yaml reads ${JSON.stringify(yaml)?.slice(0, 3000)}`);
  if (!isData(js) || !isSame(js, intended)) fault(`js-yaml reads ${JSON.stringify(js)?.slice(0, 3000)}`);
  const isWindows = /\r\n/.test(on.text) && !/(?<!\r)\n/.test(on.text);
  if (isWindows && /(?<!\r)\n/.test(text)) fault("a line end is not that of the file");
  if (!on.text.includes("\r") && text.includes("\r")) fault("a line end of Windows came in");
  if (on.text.startsWith("\ufeff") !== text.startsWith("\ufeff")) fault("the byte-order mark changed");
  if (!endsAsBefore(on.text, text)) fault("the end of the last line changed");
  return { faults, before: on.text, text, ...(!isRefused(own) && { opened: own }) };
}

/** Whether the last line of a text has a line end where that of the text before has one. A blank one, which a text keeps, needs one. */
export const endsAsBefore = (before: string, text: string): boolean =>
  text.endsWith("\n") === (before.endsWith("\n") || /\n\r?\n$/.test(text));
