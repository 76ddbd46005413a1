import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { rewritten } from "./words/rewritten.ts";

/** `"Monday","closed"`: several texts in quotes with a comma, a semicolon or a tab between them, as a table program exports them. */
const several = /^("[^"]*"|'[^']*')(?:\s*[,;\t]\s*(?:"[^"]*"|'[^']*'))+$/;

/** A line of such texts, as a list between brackets. */
export function listOfQuoted(line: Line): Candidate | undefined {
  if (!several.test(line.value)) return undefined;
  const texts = line.value.match(/"[^"]*"|'[^']*'/g) ?? [];
  const list = `[${texts.join(", ")}]`;
  const end = line.valueAt + line.value.length;
  return {
    code: "yaml/text-after-quote",
    message: "Several texts stand here; brackets make a list of them.",
    label: "no brackets around them",
    start: line.valueAt,
    end,
    title: "Put brackets around them",
    safety: "review",
    help: `Write it so:\n${rewritten(line, list)}`,
    edits: [{ start: line.valueAt, end, text: list }],
  };
}
