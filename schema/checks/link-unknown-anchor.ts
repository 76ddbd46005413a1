import { addressOf, lead, nearestPages } from "../address.ts";
import type { Check } from "./check.ts";
import { deadLinkProblem, deadLinks, either, mostProposals } from "./dead-links.ts";

/** A link to a place on a page leads to an anchor of that page. */
export const check: Check = {
  codes: ["link/unknown-anchor", "link/anchor-on-other-page"],
  *run(context) {
    const { pages } = context;
    let proposals = 0;
    for (const dead of deadLinks(context)) {
      const { path, page, kind } = dead;
      const entry = pages.pages.find((one) => one.path === page);
      if (kind !== "anchor" || !entry?.isComplete) continue;
      const name = path.slice(path.lastIndexOf("/") + 1);
      const isNamed = ({ anchor }: { anchor: string }): boolean => anchor === name || anchor.endsWith(`/${name}`);
      const all = proposals++ < mostProposals ? nearestPages(path, pages.index) : [];
      const here = all.filter((one) => one.startsWith(`${entry.path}/`) && lead(one, pages.index).kind === "page");
      const other = here.length > 0 ? undefined : pages.pages.find((one) => one.anchors.some(isNamed));
      const place = other?.anchors.find(isNamed);
      if (other && place) {
        const wanted = addressOf(other.path, place.anchor);
        yield deadLinkProblem(dead, context, {
          code: "link/anchor-on-other-page",
          message: `“${name}” is on page ${other.path}, not on ${entry.path}.`,
          label: "on another page",
          help: `Write ${wanted}`,
          related: [{ message: "it stands here", range: context.source.locate(place.at) }],
          wanted,
        });
        continue;
      }
      const anchors = entry.anchors.slice(0, 12).map(({ anchor }) => addressOf(entry.path, anchor));
      const list =
        anchors.length > 0
          ? `Places on ${entry.path}: ${anchors.join(", ")}.`
          : `No section of ${entry.path} has an anchor yet. Write “anchor: ${name}” in the one that is meant.`;
      yield deadLinkProblem(dead, context, {
        code: "link/unknown-anchor",
        message: `Page ${entry.path} has no place named “${name}”.`,
        label: "no such anchor",
        help: here.length > 0 ? `Did you mean ${either(here)}?` : list,
        wanted: here.length === 1 ? here[0] : undefined,
      });
    }
  },
};
