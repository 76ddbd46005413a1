import { dataAt } from "../../language/data-at.ts";
import type { Path } from "../../problem.ts";
import { humanPath } from "../../site/addresses/human-path.ts";
import type { OpenSite } from "../open-site.ts";

/** Where a value stands, in words. */
export interface PlaceWords {
  /** What it belongs to: page “Home” (/), menus, shared section “faq”. */
  readonly group: string;
  /** The way from there: section 2 (plans), action, href. */
  readonly place: string;
}

const groups: Readonly<Record<string, string>> = {
  shared: "shared section",
  collections: "collection",
  badges: "badge",
};

/** The words for a place of the file. */
export function placeWords({ site }: OpenSite, path: Path): PlaceWords {
  const steps = humanPath(site, path);
  const [home = "", name] = path;
  if (home === "routes" && path.length > 1) {
    const address = dataAt(site, ["routes", name ?? 0, "path"]);
    const [page = "", ...rest] = steps;
    return { group: `${page} (${String(address)})`, place: rest.join(", ") };
  }
  const group = groups[home];
  if (group !== undefined && path.length > 2) return { group: `${group} “${name}”`, place: steps.slice(2).join(", ") };
  return { group: String(home), place: steps.slice(1).join(", ") };
}
