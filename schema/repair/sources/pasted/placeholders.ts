import { inQuotes, quote } from "../../../language/words.ts";
import type { CandidateSource } from "../source.ts";

/** A whole value between brackets that another program would fill in. */
const placeholder = /(?<=[[{,:] ?)(?:\{\{[^\n{}]*\}\}|\{%[^\n{}]*%\})(?= ?[,}\]])/;

/** `{ href: {{< ref "about" >}} }`: what Hugo, Jekyll and others fill in. */
export const placeholderCandidates: CandidateSource = function* (line) {
  const [written] = (/^[[{]/.test(line.value) && placeholder.exec(line.value.slice(1))) || [];
  if (written === undefined) return;
  const start = line.valueAt + line.value.indexOf(written, 1);
  const end = start + written.length;
  yield {
    code: "yaml/braces-need-quotes",
    message: `Other programs fill in ${quote(written)}; here nothing does.`,
    label: "not filled in",
    start,
    end,
    title: "Put the text in quotes",
    safety: "review",
    help: "Write the words or the address that are meant, or a constant in single braces, within quotes.",
    edits: [{ start, end, text: inQuotes(written) }],
  };
};
