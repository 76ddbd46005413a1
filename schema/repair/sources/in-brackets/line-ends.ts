import type { Edit } from "../../../problem.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import type { CandidateSource, Place } from "../source.ts";
import { scan } from "./scan.ts";

/** How many lines a set of keys between braces, or a list between brackets, may have. */
const maxLines = 60;

/** `"label": "Bread"` above `"href": "/bread"`: between brackets, a comma ends each line but the last. */
export const lineEndCandidates: CandidateSource = function* (line, place) {
  const opener = openerOf(line, place);
  if (!opener) return;
  const inside = linesInside(opener, place);
  const lacking = inside.filter((one, index) => lacksComma(one, inside[index + 1]));
  const [first] = lacking;
  const next = first && inside[inside.indexOf(first) + 1];
  if (!first || !next) return;
  const edits = lacking.map((one): Edit => ({ start: endOf(one), end: endOf(one), text: "," }));
  yield {
    code: "yaml/comma",
    message: `At the end of ${lacking.length === 1 ? "this line a comma is" : `${lacking.length} lines between brackets commas are`} missing.`,
    label: "no comma at its end",
    start: first.start + first.indent,
    end: endOf(first),
    title: lacking.length === 1 ? "Add the comma" : "Add the commas",
    safety: "review",
    help: `Write it so:\n${written(first)},\n${written(next)}`,
    edits,
  };
};

/** The line above, or this one, that ends with a bracket open, where all lines below it hold a key or an item. */
function openerOf(line: Line, { line: at }: Place): Line | undefined {
  for (let index = line.index; index >= 0 && index > line.index - maxLines; index -= 1) {
    const above = at(index);
    if (!above) return undefined;
    if (/[{[]/.test(above.text) && scan(valueOf(above)).open.length > 0) return above;
    if (!isBlank(above) && !isInside(above) && above !== line) return undefined;
  }
  return undefined;
}

/** The value of a line, up to its end; of a key in a pair of brackets that opens above, the same. */
const valueOf = ({ text, valueAt, start }: Line): string => text.slice(valueAt - start);

/** Where the last character of a line is that is no comment. */
const endOf = ({ valueAt, value }: Line): number => valueAt + value.length;

const written = (line: Line): string => line.text.slice(0, endOf(line) - line.start).trim();

const isPair = ({ text }: Line): boolean => /^\s*(?:"[^"]+"|'[^']+'|[\w-]+)\s*:\s*\S/.test(text);

/** In a list, plain words may go on below. */
const lacksComma = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && !/[,{[]$/.test(written(line)) && (isPair(next) || /["'}\]]$/.test(written(line)));

/** A key with its value, or an item. */
const isInside = (line: Line): boolean => !line.isDashed && (isPair(line) || line.key === undefined);

/** The lines from the one with the opening bracket on, up to the one that closes it. */
function linesInside(opener: Line, { line: at }: Place): readonly Line[] {
  const found: Line[] = [opener];
  for (let next = at(opener.index + 1); next && found.length < maxLines; next = at(next.index + 1)) {
    if (isBlank(next)) continue;
    if (/^\s*[}\]]/.test(next.text)) return found;
    if (!isInside(next)) return [];
    found.push(next);
    const { extra, open } = scan(next.text.trim());
    if (extra >= 0 && open.length === 0) return found;
  }
  return [];
}
