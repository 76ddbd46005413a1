import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { lineAt } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";
import { missingColonCandidates } from "../keys.ts";
import type { Place } from "../source.ts";

/** `check { minutes: 20 }`: the colon inside of the braces makes a key of all that is before it. */
export function* colonsBeforeBraces(positions: Positions): Iterable<Candidate> {
  const place: Place = { positions, line: (index) => lineAt(positions, index) };
  const bare = linesOf(positions).filter(
    ({ key, text, value }) =>
      key === undefined && /^\s*(?:-\s+)?[\w-]+\s*[{[]/.test(text) && value.includes(":") && /[}\]]$/.test(value),
  );
  for (const line of bare.slice(0, limits.pastedBlocks)) yield* missingColonCandidates(line, place);
}
