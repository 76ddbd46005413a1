import type { Edit } from "../../problem.ts";
import { isRefused, type Change, type Editable } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import type { OpenSite } from "../open-site.ts";
import { writeReplacements, type Replacement } from "../plan/replacements.ts";

/** The edits of what follows a rename, and of changes beside it; nothing where the file cannot be edited as it is. */
export function writeFollowers(
  site: OpenSite & { readonly editable: Editable },
  replacements: readonly Replacement[],
  changes: readonly Change[],
): readonly Edit[] | undefined {
  const { edits, whole } = writeReplacements(site, replacements);
  const values = whole.map(
    ({ path, value }): Change =>
      (on) =>
        set(on, path, value),
  );
  const results = [...values, ...changes].map((change) => change(site.editable));
  const written = results.flatMap((result) => (isRefused(result) ? [] : result.edits));
  return results.some(isRefused) ? undefined : [...edits, ...written];
}
