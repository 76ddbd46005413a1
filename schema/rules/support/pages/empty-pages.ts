import { listOf, mapOf } from "../../../language/data.ts";
import type { Path } from "../../../problem.ts";
import { mapAt, type Context } from "../../context.ts";
import { once } from "../shared.ts";

/** A page that visitors reach, and of which they see no section. */
interface EmptyPage {
  readonly path: string;
  readonly at: Path;
  /** Where each of its sections is hidden: on the page, or at its source under “shared”. */
  readonly hiders: readonly Path[];
}

export const emptyPages = once(({ pages, site, at: dataAt, isBroken }: Context): readonly EmptyPage[] => {
  const shared = mapAt(site, "shared");
  return pages.pages.flatMap(({ path, at }): EmptyPage[] => {
    const place = [...at, "sections"];
    const sections = listOf(dataAt(place) ?? null).map(mapOf);
    if (sections.length === 0 || isBroken(place)) return [];
    const hiders = sections.flatMap((section, index): Path[] => {
      if (section["hidden"] === true) return [[...place, index, "hidden"]];
      const used = String(section["use"]);
      return mapOf(shared[used])["hidden"] === true ? [["shared", used, "hidden"]] : [];
    });
    return hiders.length === sections.length ? [{ path, at, hiders }] : [];
  });
});
