import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import { applyEdits } from "../../reader/positions.ts";
import { isRefused, openText, type Change } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import { sequence } from "../../edit/sequence.ts";
import { composeEdits, minimal } from "../../edit/text/compose-edits.ts";
import { openSite, type OpenSite } from "../open-site.ts";
import { addMoved } from "./moved-from.ts";
import { lostAddresses, type Keeper } from "./keep-addresses.ts";
import type { FileMove, Plan, Planned, RefusedPlan } from "./plan.ts";
import { writeReplacements, type Replacement } from "./replacements.ts";

/** A plan before it is written. */
export interface Draft {
  readonly title: string;
  readonly effects: readonly string[];
  readonly mentions?: readonly string[];
  readonly files?: readonly FileMove[];
  /** Changes of characters inside values, all made at once. */
  readonly replacements?: readonly Replacement[];
  /** Made after them, one after the other. */
  readonly changes?: readonly Change[];
  /** Who keeps an address that would lead nowhere; what is renamed or moved keeps its own. */
  readonly keeper?: Keeper;
}

/** Writes a draft: every address that visitors may know leads to the same place afterwards. */
export function writeDraft(site: OpenSite, draft: Draft, alsoNot?: (after: OpenSite) => Planned | undefined): Planned {
  const { title, effects, mentions = [], files = [], replacements = [], changes = [] } = draft;
  const { text } = site.source;
  const written = writeChanges(site, replacements, changes);
  if ("kind" in written) return written;
  let { edits, text: result } = written;

  const opening = openSite(result, { files: site.files, parsed: site.parsed });
  if (opening.kind === "unreadable")
    return {
      kind: "refused",
      refusal: {
        kind: "problems",
        message: "The file could not be read afterwards",
        help: [],
        problems: opening.problems,
        text: result,
      },
    };
  const refused = alsoNot?.(opening.site);
  if (refused) return refused;
  const lost = lostAddresses(site, opening.site, draft.keeper);
  const kept = makeChanges(
    result,
    lost.map(({ at, addresses }) => addMoved(at, addresses)),
  );
  if ("kind" in kept) return kept;
  edits = composeEdits(text.length, edits, kept.edits);
  result = kept.text;
  const plan: Plan = { title, effects, mentions, edits: minimal(text, edits), text: result, files };
  return { kind: "plan", plan };
}

/** The edits of replacements, which are made at once, and of changes, which follow one after the other; and the text afterwards. */
function writeChanges(
  site: OpenSite,
  replacements: readonly Replacement[],
  changes: readonly Change[],
): { readonly text: string; readonly edits: readonly Edit[] } | RefusedPlan {
  const { text } = site.source;
  const written = writeReplacements(site, replacements);
  const whole = written.whole.map(
    ({ path, value }): Change =>
      (on) =>
        set(on, path, value),
  );
  const rest = makeChanges(applyEdits(text, written.edits), [...whole, ...changes]);
  return "kind" in rest ? rest : { text: rest.text, edits: composeEdits(text.length, written.edits, rest.edits) };
}

/** Makes changes one after the other. */
function makeChanges(
  text: string,
  changes: readonly Change[],
): { readonly text: string; readonly edits: readonly Edit[] } | RefusedPlan {
  if (changes.length === 0) return { text, edits: [] };
  const editable = openText(text);
  const result = isRefused(editable) ? editable : sequence(editable, changes);
  if (isRefused(result))
    return { kind: "refused", refusal: { kind: "call", message: result.refused.replace(/\.$/, ""), help: [] } };
  return { text: applyEdits(text, result.edits), edits: result.edits };
}

/** The text at a path. */
export const textAt = ({ site }: OpenSite, path: Path): string | undefined => {
  const data = dataAt(site, path);
  return typeof data === "string" ? data : undefined;
};
