import { isMap, type DataMap, type Path } from "../problem.ts";
import { dataAt } from "../language/data-at.ts";
import { addressOf } from "../site/address.ts";
import type { SiteIndex } from "../site/site-index.ts";
import type { Proposal } from "./completion.ts";

const titleAt = (site: DataMap, at: Path): string => {
  const holder = dataAt(site, at);
  const title = isMap(holder) ? (holder["title"] ?? holder["question"] ?? holder["label"]) : undefined;
  return typeof title === "string" ? title : "";
};

/** Everything on the site that a link may lead to: pages, the places on them, pages that are planned. */
export function linkProposals({ site, pages }: SiteIndex): Proposal[] {
  const known = new Set<string>();
  const add = (address: string, proposal: Omit<Proposal, "label" | "text">): Proposal[] =>
    known.has(address) ? [] : (known.add(address), [{ label: address, text: address, ...proposal }]);
  const ofPages = pages.pages.flatMap(({ path, at }) => add(path, { kind: "page", detail: titleAt(site, at) }));
  const ofPlaces = pages.pages.flatMap(({ path, at, anchors }) =>
    anchors.flatMap((anchor) =>
      add(addressOf(path, anchor.anchor), {
        kind: "place",
        detail: `${titleAt(site, anchor.at.slice(0, -1))} on ${titleAt(site, at)}`,
      }),
    ),
  );
  const ofPlanned = pages.planned.flatMap(({ path, at }) =>
    add(path, { kind: "page", detail: `${titleAt(site, at)} (planned)` }),
  );
  return [...ofPages, ...ofPlaces, ...ofPlanned];
}
