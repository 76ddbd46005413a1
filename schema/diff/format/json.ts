import { jsonText } from "../../report/json-text.ts";
import { sentenceText, type Description } from "../change.ts";
import type { FormatInput } from "./format-input.ts";
import { summaryOf } from "./summary.ts";

/** The changes as data, for other programs: `diff.schema.json` describes it. The keys and their meaning are permanent. */
export function json(description: Description, { names, version }: FormatInput): string {
  const { changes, consequences, notes, before, after } = description;
  return jsonText({
    version: 1,
    tool: { name: "lintel", version },
    before: { name: names.before, ...before },
    after: { name: names.after, ...after },
    summary: summaryOf(description),
    changes: changes.map(({ sentence, ...change }) => ({ ...change, text: sentenceText(sentence), sentence })),
    consequences: consequences.map(({ kind, sentence }) => ({ kind, text: sentenceText(sentence) })),
    notes,
  });
}
