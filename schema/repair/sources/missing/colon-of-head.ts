import { glueCandidates, missingColonCandidates } from "../keys.ts";
import type { CandidateSource } from "../source.ts";

/** `- use = opening`: the first line of a page or a section without its colon, which a list of texts above it would take. */
export const colonOfHeadCandidates: CandidateSource = function* (line, place) {
  if (!/^\s*-\s+(?:type|use|path)\b[^\n]*\S/.test(line.text) || line.key !== undefined) return;
  yield* missingColonCandidates(line, place);
  yield* glueCandidates(line, place);
};
