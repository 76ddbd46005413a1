import { inQuotes, quote } from "../../../language/words.ts";
import type { CandidateSource } from "../source.ts";

/** A whole value between brackets that another program would fill in. */
const placeholder = /(?<=[[,:] ?|^\{ ?)(?:\{\{[^\n{}]*\}\}|\{%[^\n{}]*%\})(?= ?[,}\]])/;

/** `{ href: {{< ref "about" >}} }`: what Hugo, Jekyll and others fill in. */
export const placeholderCandidates: CandidateSource = function* (line) {
  const found = /^(?:\[|\{(?![{%]))/.test(line.value) ? placeholder.exec(line.value) : null;
  if (!found) return;
  const [written] = found;
  const start = line.valueAt + found.index;
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
