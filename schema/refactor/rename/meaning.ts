import type { Path } from "../../problem.ts";
import { placeWords } from "../words/place.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath } from "../../site/paths.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import { targetsOf } from "../uses/global-reference.ts";

/** A refusal where a name in braces would mean another thing afterwards: the new name is one that a text uses already. */
export function meaningKept(before: OpenSite, after: OpenSite, newPath: (path: Path) => Path): Planned | undefined {
  for (const [index, { text, reference }] of before.references.entries()) {
    const other = after.references[index];
    if (!other) break;
    const was = targetsOf(reference, text.scopes, before.site).map(({ path }) => newPath(path));
    const is = targetsOf(other.reference, other.text.scopes, after.site).map(({ path }) => path);
    const isSame = was.length === is.length && was.every((path, at) => isSamePath(path, is[at] ?? []));
    if (isSame || was.length === 0) continue;
    const { group, place } = placeWords(before, text.entry.path);
    return refuse(
      `{${other.reference.name}} has another meaning already in ${group}, ${place}`,
      "Choose another name: there it is the name of a field of each entry.",
    );
  }
  return undefined;
}
