import { mapOf } from "../../../language/data.ts";
import type { WrittenLink } from "../../../site/written.ts";
import type { Path } from "../../../problem.ts";
import type { Context } from "../../context.ts";
import { intoGroup } from "../group-by.ts";
import { destination } from "./destination.ts";

/** A link whose words lead elsewhere in another link that visitors meet beside it. */
export interface TwoTargets {
  readonly link: WrittenLink;
  readonly other: WrittenLink;
  /** The other one stands in a shared section, which the page of this one shows. */
  readonly isBrought: boolean;
}

/** Whether visitors meet it beside the others of the page: in a text, or as a button of a section. What an item holds is named by it. */
const isOfPage = ({ path, inText }: WrittenLink): boolean => {
  const inSection = path[path[0] === "shared" ? 2 : 4];
  return inText !== undefined || inSection === "actions" || inSection === "action";
};

const isShared = ({ path }: WrittenLink): boolean => path[0] === "shared";

/** Links of one page, or of one shared section, that have the same words and lead to different places. */
export function* twoTargets(context: Context): Iterable<TwoTargets> {
  const byHolder = new Map<string, WrittenLink[]>();
  for (const link of context.links)
    if (["routes", "shared"].includes(String(link.path[0])) && isOfPage(link))
      intoGroup(byHolder, holderOf(link.path), link);
  const uses = new Map<string, Path[]>();
  for (const { path, value } of context.inventory.of("shared"))
    if (!context.isHidden(path) && !context.isHidden(["shared", String(value)])) intoGroup(uses, holderOf(path), path);
  const reported = new Set<WrittenLink>();
  for (const holder of new Set([...byHolder.keys(), ...uses.keys()])) {
    const own = (byHolder.get(holder) ?? []).map((link) => ({ link, place: placeOf(link.path) }));
    const brought = (uses.get(holder) ?? []).flatMap((path) =>
      (byHolder.get(`shared/${String(context.at(path))}`) ?? [])
        .filter((link) => !isReplaced(link, path, context))
        .map((link) => ({ link, place: placeOf(path) })),
    );
    const links = [...own, ...brought].toSorted((one, other) => one.place - other.place);
    for (const found of amongThem(
      links.map(({ link }) => link),
      context,
    )) {
      // Many pages may show the same shared sections.
      if (!reported.has(found.link)) yield found;
      reported.add(found.link);
    }
  }
}

/** Whether the section that shows a shared one has the key of a link itself. */
const isReplaced = ({ path }: WrittenLink, use: Path, { at }: Context): boolean =>
  Object.hasOwn(mapOf(at(use.slice(0, -1))), String(path[2]));

const holderOf = (path: Path): string => path.slice(0, 2).join("/");

/** The index of the section on its page. */
const placeOf = ([, , , section]: Path): number => (typeof section === "number" ? section : -1);

/** On a page, what it brings in is the other one: the page is where different words can be written. */
function* amongThem(links: readonly WrittenLink[], context: Context): Iterable<TwoTargets> {
  const first = new Map<string, WrittenLink>();
  for (const link of links) {
    const here = destination(link, context);
    const key = link.words?.trim().toLowerCase();
    if (key === undefined || here === undefined) continue;
    const known = first.get(key);
    if (!known) first.set(key, link);
    // A page and a place on it are near enough for the same words.
    if (!known || destination(known, context) === here) continue;
    const isBrought = isShared(link) !== isShared(known);
    yield isBrought && isShared(link) ? { link: known, other: link, isBrought } : { link, other: known, isBrought };
  }
}
