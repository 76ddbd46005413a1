import { kindsOfKey, topKeys } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { contentBelow, linesOf } from "../../regions/lines.ts";

/** Words behind a key that has items or keys below it; one candidate for each. Which of the two is meant only the author knows. */
export function* textsAboveLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  let values: ReadonlySet<string> | undefined;
  let isConstants = false;
  for (const head of lines) {
    if (head.indent === 0 && topKeys.includes(head.key ?? "")) isConstants = head.key === "constants";
    // A key with its value is no text: it stands on the wrong line.
    if (!/^[\p{L}\p{N}](?![\p{L}\p{N}_-]*:(?:\s|$))/u.test(head.value)) continue;
    const next = lines[contentBelow(lines, head.index)];
    if (!next || (next.key === undefined && !next.isDashed) || next.indent <= head.contentAt - head.start) continue;
    const { key = "" } = head;
    // A constant may have the name of a field.
    const kinds = isConstants && head.indent > 0 ? undefined : kindsOfKey(key);
    if (!mayHold(head, kinds)) continue;
    // A value that texts name has no lines of its own: those below it are indented too far.
    if (kinds === undefined && (values ??= namesOfValues(positions.text)).has(key)) continue;
    yield {
      code: "shape/text-instead-of-keys",
      message: `“${key}” has words behind it and lines below it; it can have only one of them.`,
      label: "words above its lines",
      start: head.valueAt,
      end: head.valueAt + head.value.length,
      title: "Delete the words",
      safety: "review",
      help: `Delete ${quote(head.value, 40)}, or give it a place of its own, such as the title.`,
      isGuess: true,
      edits: [{ start: head.valueAt, end: head.valueAt + head.value.length, text: "" }],
    };
    if (++found === limits.pastedBlocks) return;
  }
}

/** Whether a key may have items or keys below it. A long text behind a name that the author gave goes on in the next line. */
function mayHold({ key = "", value }: Line, kinds: ReadonlySet<string> | undefined): boolean {
  if (kinds) return kinds.has("array") || kinds.has("object");
  return key !== "" && value.length <= 40 && /^\p{L}.*[^.,;!?]$/u.test(value);
}

/** The last steps of the names in braces: those of values. */
const namesOfValues = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\{\s*([a-z][\w.-]*)\s*[|}]/gi)].map(([, name = ""]) => name.slice(name.lastIndexOf(".") + 1)),
  );
