import { commandOf } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import type { Change } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { refuse, type RefusedPlan } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import { targetsOf } from "../uses/global-reference.ts";
import { placeWords } from "../words/place.ts";

export interface Inlined {
  readonly replacements: readonly Replacement[];
  readonly changes: readonly Change[];
  /** The values that a name stood in. */
  readonly paths: readonly Path[];
}

/** Writes the value of a fact, or of all facts below a path, wherever texts name it; as it is shown there, with its format. */
export function inlineFacts(site: OpenSite, at: Path): Inlined | RefusedPlan {
  const replacements: Replacement[] = [];
  const changes: Change[] = [];
  const paths: Path[] = [];
  for (const { text, reference } of site.references) {
    const { path, part, isDefault } = text.entry;
    if (isDefault || isWithin(path, at)) continue;
    const targets = targetsOf(reference, text.scopes, site.site).filter((one) => one.isWhole && isWithin(one.path, at));
    if (targets.length === 0) continue;
    const filled = site.filler.reference(reference, text.scopes[0]);
    if (filled.kind !== "filled") {
      const { group, place } = placeWords(site, path);
      return refuse(
        `{${reference.name}} has no value in ${group}, ${place}`,
        `Put that right first: ${commandOf("check")}`,
      );
    }
    paths.push(path);
    const isAll = reference.start === 0 && reference.end === text.source.length;
    const { value } = filled;
    if (isAll && (part === "number" || part === "money") && typeof value === "number")
      changes.push((on) => set(on, path, value));
    else replacements.push({ path, start: reference.start, end: reference.end, text: asWritten(filled.text, part) });
  }
  return { replacements, changes, paths };
}

/** A text as it is written in a part: braces twice, and no mark where there is Markdown. */
function asWritten(text: string, part: string): string {
  const braces = text.replace(/[{}]/g, "$&$&");
  return part === "text" || part === "markdown" ? braces.replace(/[\\*_`~[\]]/g, "\\$&") : braces;
}
