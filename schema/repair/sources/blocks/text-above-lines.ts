import { kindsOfKey } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { contentBelow, linesOf } from "../../regions/lines.ts";

/** Words behind a key that has items or keys below it; one candidate for each. Which of the two is meant only the author knows. */
export function* textsAboveLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    const kinds = kindsOfKey(head.key ?? "");
    const mayHold = kinds?.has("array") === true || kinds?.has("object") === true;
    // A key with its value is no text: it stands on the wrong line.
    if (!mayHold || !/^[\p{L}\p{N}](?![\p{L}\p{N}_-]*:(?:\s|$))/u.test(head.value)) continue;
    const next = lines[contentBelow(lines, head.index)];
    if (next?.key === undefined || next.indent <= head.contentAt - head.start) continue;
    yield {
      code: "shape/text-instead-of-keys",
      message: `“${head.key ?? ""}” has words behind it and lines below it; it can have only one of them.`,
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
