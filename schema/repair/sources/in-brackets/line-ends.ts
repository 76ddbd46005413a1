import type { Edit } from "../../../problem.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import type { CandidateSource, Place } from "../source.ts";

/** How many lines a set of keys between braces may have. */
const maxLines = 60;

/** `"label": "Bread"` above `"href": "/bread"`: between braces, a comma ends each line but the last. */
export const lineEndCandidates: CandidateSource = function* (line, place) {
  const opener = openerOf(line, place);
  if (!opener) return;
  const inside = linesInside(opener, place);
  const lacking = inside.slice(0, -1).filter(({ text }) => !/[,{[]\s*$/.test(text));
  const [first] = lacking;
  const next = first && inside[inside.indexOf(first) + 1];
  if (!first || !next) return;
  const edits = lacking.map(({ start, text }): Edit => {
    const end = start + text.trimEnd().length;
    return { start: end, end, text: "," };
  });
  yield {
    code: "yaml/comma",
    message: `At the end of ${lacking.length === 1 ? "this line a comma is" : `${lacking.length} lines between braces commas are`} missing.`,
    label: "no comma at its end",
    start: first.start + first.indent,
    end: first.start + first.text.trimEnd().length,
    title: lacking.length === 1 ? "Add the comma" : "Add the commas",
    safety: "review",
    help: `Write it so:\n${first.text.trim()},\n${next.text.trim()}`,
    edits,
  };
};

/** The line above that ends with the brace that is open here, where all lines below it hold a key. */
function openerOf(line: Line, { line: at }: Place): Line | undefined {
  for (let index = line.index; index >= 0 && index > line.index - maxLines; index -= 1) {
    const above = at(index);
    if (!above) return undefined;
    if (/(?:^|[\s,[(-])\{\s*$/.test(above.text)) return above;
    if (!isBlank(above) && !isPair(above) && above !== line) return undefined;
  }
  return undefined;
}

const isPair = ({ text }: Line): boolean => /^\s*(?:"[^"]+"|'[^']+'|[\w-]+)\s*:\s*\S/.test(text);

/** The lines below an opening brace, up to the one that closes it. */
function linesInside({ index }: Line, { line: at }: Place): readonly Line[] {
  const found: Line[] = [];
  for (let next = at(index + 1); next && found.length < maxLines; next = at(next.index + 1)) {
    if (isBlank(next)) continue;
    if (/^\s*\}/.test(next.text)) return found;
    if (!isPair(next)) return [];
    found.push(next);
  }
  return [];
}
