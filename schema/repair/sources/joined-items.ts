import type { Edit } from "../../problem.ts";
import { scan } from "./in-brackets/scan.ts";
import type { CandidateSource } from "./source.ts";
import { cut } from "./words/cut.ts";

/** `- { label: Start, href: / } - label: Drinks`: items of a list that were joined to one line. */
export const joinedItemCandidates: CandidateSource = function* (line) {
  if (!line.isDashed || line.key !== undefined || !/^[{["']/.test(line.value)) return;
  const { value, valueAt } = line;
  const dash = line.text.lastIndexOf("-", line.contentAt - line.start - 1);
  const starts: number[] = [];
  const edits: Edit[] = [];
  for (let end = closeOf(value, 0); end !== undefined;) {
    const [lead, mark] = /^\s*,?\s+(-\s+)?(?=\S)/.exec(value.slice(end)) ?? /^,?(?=[{[])/.exec(value.slice(end)) ?? [];
    if (lead === undefined) break;
    const start = end + lead.length;
    // Without a dash only another set of keys, or another row, is an item of its own.
    if (mark === undefined && value[start] !== value[0]) return;
    if (/["']/.test(value.charAt(0)) && value[start] !== value[0]) return;
    starts.push(end + lead.length - (mark?.length ?? 0));
    edits.push({ start: valueAt + end, end: valueAt + start, text: `\n${" ".repeat(dash)}- ` });
    end = closeOf(value, start);
  }
  const [first] = starts;
  if (first === undefined) return;
  yield {
    code: "yaml/two-keys-on-line",
    message: `${edits.length === 1 ? "Two" : String(edits.length + 1)} items stand on one line; each has a line of its own.`,
    label: "belongs on the next line",
    start: valueAt + first,
    end: valueAt + value.length,
    title: edits.length === 1 ? "Write it on the next line" : "Write each on a line of its own",
    safety: "review",
    help: `Write it so:\n- ${cut(value.slice(0, (edits[0]?.start ?? 0) - valueAt))}\n- ${cut(value.slice((edits[0]?.end ?? 0) - valueAt))}`,
    edits,
  };
};

/** Where the bracket or the quotation mark is closed that stands at an offset; nothing where there is none, or nothing closes it. */
function closeOf(value: string, start: number): number | undefined {
  const text = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value.slice(start))?.[0];
  if (text !== undefined) return start + text.length;
  if (!/[{[]/.test(value.charAt(start))) return undefined;
  for (const { index } of value.slice(start).matchAll(/[}\]]/g)) {
    const { open, extra, quoteAt } = scan(value.slice(start, start + index + 1));
    if (extra >= 0) return undefined;
    if (open.length === 0 && quoteAt < 0) return start + index + 1;
  }
  return undefined;
}
