import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Path } from "../../../problem.ts";
import type { Rule } from "../../rule.ts";
import { dataAt } from "../../../language/data-at.ts";
import { isSamePath } from "../../../site/paths.ts";
import { giveAnother, repeatedPages } from "../../support/pages/repeated-pages.ts";

/** A path belongs to one page, a planned path is named once, an old address leads to one place. */
export const rule: Rule = {
  meta: {
    code: "link/duplicate-path",
    severity: "error",
    what: "Two pages have the same path, or an old address is claimed twice.",
    why: "Only one of the two could ever be seen.",
    bad: withPages(
      homePage,
      pricesPage,
      pricesPage.replace("Prices", "Orders").replace("What our", "Which").replace("Two pounds a loaf", "Call us"),
    ),
    good: withPages(homePage, pricesPage),
  },
  *find(context) {
    const { pages, source, site } = context;
    yield* repeatedPages(context);
    const named = (entries: readonly { path: string; at: Path }[], what: string) =>
      entries.map(({ path, at }) => ({ name: path, at: [...at, "path"], what }));
    const copies = new Set(pages.pages.flatMap(({ at, isRepeated }) => (isRepeated ? [at[1]] : [])));
    const hidden = named(pages.hidden, "Two pages have the path");
    const planned = named(pages.planned, "Two planned pages have the path");
    // A shared section and an entry of a collection stand on several pages, and are written once.
    const written = new Map(pages.moved.map((entry) => [entry.at.join("/"), entry]));
    const moved = [...written.values()]
      .filter(({ at }) => at[0] !== "routes" || !copies.has(at[1]))
      .map(({ from, at }) => ({ name: from, at, what: "Two places say that they were once" }));
    const isSameText = (one: Path, other: Path): boolean => dataAt(site, one) === dataAt(site, other);
    const first = named(
      pages.pages.filter(({ isRepeated }) => !isRepeated),
      "",
    );
    for (const list of [[...first, ...hidden], planned, moved]) {
      const known = new Map<string, Path>();
      for (const { name, at, what } of list) {
        const other = known.get(name);
        if (!other) known.set(name, at);
        // The same item twice in one list is reported as such.
        else if (isSamePath(at.slice(0, -1), other.slice(0, -1)) && isSameText(at, other)) continue;
        else
          yield {
            message: `${what} ${name}.`,
            label: "the second one",
            help: giveAnother,
            range: source.locate(at),
            at,
            related: [{ message: "the first one", range: source.locate(other) }],
          };
      }
    }
  },
};
