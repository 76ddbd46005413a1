import { kindsOfKey } from "../../../language/descriptor.ts";
import { synonymsOf } from "../../../language/names.ts";
import { listing, naming } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentBelow, isHead, linesOf, runFrom } from "../../regions/lines.ts";

/** `Q: …` and `A: …` in a list, alone or among items with dashes: items by other words for their keys, and without a dash. */
export function* otherWordsWithoutDash(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (!isHead(head) || kindsOfKey(head.key ?? "")?.has("array") !== true) continue;
    const first = lines[contentBelow(lines, head.index)];
    if (!first || first.indent < head.contentAt - head.start) continue;
    const candidate = itemsIn(runFrom(lines, first.index, first.indent), first.indent);
    if (!candidate) continue;
    yield candidate;
    if (++found === limits.pastedBlocks) return;
  }
}

/** The key that a word surely stands for. */
const meant = ({ key = "" }: Line): string | undefined => {
  const [only, other] = synonymsOf(key);
  return other === undefined ? only : undefined;
};

function itemsIn(run: readonly Line[], indent: number): Candidate | undefined {
  const own = run.filter((line) => line.indent === indent && !isBlank(line));
  const loose = own.filter((line) => !line.isDashed);
  const [first] = loose;
  const lead = own.find(({ isDashed }) => isDashed)?.key ?? (first && meant(first));
  if (!first || lead === undefined || meant(first) !== lead || loose.some((line) => meant(line) === undefined))
    return undefined;
  let isInside = false;
  const edits = run.flatMap((line): Edit[] => {
    if (own.includes(line)) isInside = loose.includes(line);
    if (!isInside) return [];
    const at = line.start + line.indent;
    if (!loose.includes(line)) return [{ start: at, end: at, text: "  " }];
    const name = meant(line) ?? "";
    return [{ start: at, end: at + (line.key ?? "").length, text: `${name === lead ? "- " : "  "}${name}` }];
  });
  const words = [...new Set(loose.map(({ key = "" }) => key))];
  const names = [...new Set(loose.flatMap((line) => meant(line) ?? []))];
  return {
    code: "yaml/missing-dash",
    message: naming(
      words,
      (listed) => `${listed} are called ${listing(names, "and", 3)}, and each item begins with a dash.`,
      3,
    ),
    label: "no dash, other words",
    start: first.start + first.indent,
    end: first.end,
    title: "Write the dashes and the keys",
    safety: "review",
    help: `Write it so:\n- ${names.map((name) => `${name}: …`).join("\n  ")}`,
    edits,
  };
}
