import { glueCandidates, missingColonCandidates } from "../keys.ts";
import type { CandidateSource } from "../source.ts";

/** `- use = opening`: the first line of a page or a section without its colon, which a list of texts above it would take. */
export const colonOfHeadCandidates: CandidateSource = function* (line, place) {
  const [, key, rest = ""] = /^\s*-\s+(type|use|path)\b(.*\S)/.exec(line.text) ?? [];
  if (key === undefined || line.key !== undefined) return;
  // “use soap” is a text, where no shared section is called so.
  const shared = /[\w-]+$/.exec(rest)?.[0];
  if (key === "use" && shared !== undefined && place.names?.isKeyAt(shared, 2) === false) return;
  yield* missingColonCandidates(line, place);
  yield* glueCandidates(line, place);
};
