import { kindsOfKey } from "../../../language/descriptor.ts";
import type { CandidateSource } from "../source.ts";
import { cut } from "../words/cut.ts";

/** `filter` above `Label: Programs`: a key that goes on in the next line. */
export const brokenKeyCandidates: CandidateSource = function* (line, { line: at }) {
  const [, start = ""] = /^(?:- +)*([\p{L}_-]+)$/u.exec(line.text.trim()) ?? [];
  const next = at(line.index + 1);
  const [lead = "", rest = ""] = /^\s*([\p{L}_-]*)(?=:(?:\s|$))/u.exec(next?.text ?? "") ?? [];
  const key = `${start}${rest}`;
  if (start === "" || line.key !== undefined || !next || lead === "" || kindsOfKey(key) === undefined) return;
  yield {
    code: "yaml/missing-colon",
    safety: "review",
    start: line.contentAt,
    message: `The key “${key}” is broken in two: its end stands on the next line.`,
    label: "goes on in the next line",
    end: line.end,
    title: "Write it on one line",
    help: `Write it so:\n${cut(`${key}${next.text.slice(lead.length)}`)}`,
    edits: [{ start: line.contentAt, end: next.start + lead.length, text: key }],
  };
};
