import { dataAt } from "../../language/data-at.ts";
import type { Edit, Path } from "../../problem.ts";
import { applyEdits } from "../../reader/positions.ts";
import { isRefused, type Change, type Refused } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import { sequence } from "../../edit/sequence.ts";
import { composeEdits, minimal } from "../../edit/text/compose-edits.ts";
import type { SiteMemory } from "../../site/site-memory.ts";
import { editableSite, openSite, type OpenSite } from "../open-site.ts";
import { goneComments } from "../words/gone-comments.ts";
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
  /** Changes that have nothing to do with one another, nor with the replacements. */
  readonly separate?: readonly Change[];
  /** Made after all these, one after the other. */
  readonly changes?: readonly Change[];
  /** Who keeps an address that would lead nowhere; what is renamed or moved keeps its own. */
  readonly keeper?: Keeper;
}

/** Writes a draft: every address that visitors may know leads to the same place afterwards. */
export function writeDraft(site: OpenSite, draft: Draft, alsoNot?: (after: OpenSite) => Planned | undefined): Planned {
  const { title, effects, mentions = [], files = [] } = draft;
  const { text } = site.source;
  const written = writeChanges(site, draft);
  if ("kind" in written) return written;
  let { edits, text: result } = written;

  const { memory } = site;
  const opening = openSite(result, { files: site.files, ...(memory && { memory }) });
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
    memory,
  );
  if ("kind" in kept) return kept;
  edits = composeEdits(text.length, edits, kept.edits);
  result = kept.text;
  const gone = goneComments(memory?.read(text), memory?.read(result));
  const plan: Plan = {
    title,
    effects: [...effects, ...gone],
    mentions,
    edits: minimal(text, edits),
    text: result,
    files,
  };
  return { kind: "plan", plan };
}

interface WrittenText {
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** The edits of a draft, and the text afterwards. */
function writeChanges(
  site: OpenSite,
  { replacements = [], separate = [], changes = [] }: Pick<Draft, "replacements" | "separate" | "changes">,
): WrittenText | RefusedPlan {
  const { text } = site.source;
  const written = writeReplacements(site, replacements);
  const whole = written.whole.map(
    ({ path, value }): Change =>
      (on) =>
        set(on, path, value),
  );
  const atOnce = makeAtOnce(text, written.edits, [...whole, ...separate], site.memory);
  if (atOnce && "kind" in atOnce) return atOnce;
  const first = atOnce ?? { text: applyEdits(text, written.edits), edits: written.edits };
  const rest = makeChanges(first.text, atOnce ? changes : [...whole, ...separate, ...changes], site.memory);
  return "kind" in rest ? rest : { text: rest.text, edits: composeEdits(text.length, first.edits, rest.edits) };
}

/** Makes changes beside edits, all of the text as it is; nothing where two of them touch. To read the text anew after each takes longer. */
function makeAtOnce(
  text: string,
  edits: readonly Edit[],
  changes: readonly Change[],
  memory: SiteMemory | undefined,
): WrittenText | RefusedPlan | undefined {
  const editable = editableSite(text, memory);
  if (isRefused(editable)) return refusedChange(editable);
  const all = [...edits];
  for (const change of changes) {
    const result = change(editable);
    if (isRefused(result)) return refusedChange(result);
    all.push(...result.edits);
  }
  const ordered = all.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const isApart = ordered.every(({ start }, index) => index === 0 || (ordered[index - 1]?.end ?? 0) < start);
  return isApart ? { text: applyEdits(text, ordered), edits: ordered } : undefined;
}

/** Makes changes one after the other. */
function makeChanges(
  text: string,
  changes: readonly Change[],
  memory: SiteMemory | undefined,
): WrittenText | RefusedPlan {
  if (changes.length === 0) return { text, edits: [] };
  const editable = editableSite(text, memory);
  const result = isRefused(editable) ? editable : sequence(editable, changes);
  return isRefused(result) ? refusedChange(result) : { text: applyEdits(text, result.edits), edits: result.edits };
}

const refusedChange = ({ refused }: Refused): RefusedPlan => ({
  kind: "refused",
  refusal: { kind: "call", message: refused.replace(/\.$/, ""), help: [] },
});

/** The text at a path. */
export const textAt = ({ site }: OpenSite, path: Path): string | undefined => {
  const data = dataAt(site, path);
  return typeof data === "string" ? data : undefined;
};
