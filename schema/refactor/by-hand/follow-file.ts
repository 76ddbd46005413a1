import type { Edit } from "../../problem.ts";
import type { Editable } from "../../edit/editable.ts";
import { withFontFiles, type OpenSite } from "../open-site.ts";
import { fileFollowers } from "../rename/file-followers.ts";
import { writeFollowers } from "./write-followers.ts";

/**
 * The rest of renames that were done in the public folder: what still names a file as before follows.
 * @param moved the files, each with the name that it had and the one that it has
 * @returns nothing where the file cannot be edited as it is
 */
export function followRenamedFiles(
  site: OpenSite & { readonly editable: Editable },
  moved: readonly { readonly from: string; readonly to: string }[],
): readonly Edit[] | undefined {
  const all = withFontFiles(site);
  return writeFollowers(
    site,
    moved.flatMap(({ from, to }) => fileFollowers(all, from, to)),
    [],
  );
}
