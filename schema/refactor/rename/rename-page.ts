import { dataAt } from "../../language/data-at.ts";
import { resolveAddress } from "../../site/address.ts";
import { pageFollowers, whole, type RenamedPage } from "./page-followers.ts";
import { reservedPath } from "../../site/addresses/reserved-path.ts";
import { backAddresses, changeMoved } from "../plan/moved-from.ts";
import { writeDraft } from "../plan/draft.ts";
import { rebase } from "../plan/follow-links.ts";
import { badValue, sameName, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";
import { indexReferences } from "../reference-index.ts";
import { kindWords, type Thing } from "../things/thing.ts";
import { leftWords, linkWords } from "../words/link-words.ts";
import { mentionWords } from "../words/mentions.ts";
import { counted } from "../words/words.ts";

/**
 * Renames a page or a planned page, with the pages below it unless `only`. Links follow, anchors that name the page too, and its
 * old address leads to the new one. Back to a former path: the old address is taken away again.
 */
export function renamePage(site: OpenSite, thing: Thing, to: string, only = false): Planned {
  const { name } = thing;
  const { things } = indexReferences(site);
  if (to === name) return sameName(thing);
  const bad = badValue(site, [...thing.at, "path"], to);
  if (bad) return bad;
  const reserved = reservedPath(to);
  if (reserved) return refuse(`${to} cannot be a path. ${reserved.message.replace(/\.$/, "")}`, reserved.help);

  const below = only || name === "/" ? [] : things.filter((one) => isPage(one) && one.name.startsWith(`${name}/`));
  const renamed = [thing, ...below].map((one): RenamedPage => ({ thing: one, to: rebase(one.name, name, to) }));
  const clash = renamed.map((one) => clashOf(site, one, renamed)).find((one) => one !== undefined);
  if (clash) return clash;

  const { anchors, links } = pageFollowers(site, renamed);
  const back = thing.kind === "page" ? backAddresses(site, thing.at, [to]) : [];
  const isBack = back.length > 0;
  const replacements: Replacement[] = [
    ...renamed.map(({ thing: one, to: path }) => whole([...one.at, "path"], one.name, path)),
    ...anchors,
    ...links.replacements,
  ];
  const moved = thing.kind === "page" ? [changeMoved(thing.at, isBack ? { remove: back } : { add: [name] })] : [];
  return writeDraft(site, {
    title: `${name} → ${to}`,
    effects: [
      ...linkWords(links.followed),
      ...leftWords(links.left),
      ...(below.length > 0 ? [belowWords(renamed.slice(1))] : []),
      ...(thing.kind === "planned" ? [] : [addressWords(site, thing, to, isBack)]),
    ],
    mentions: mentionWords(site, name),
    replacements,
    separate: moved,
    ...(isBack && { keeper: () => undefined }),
  });
}

const isPage = ({ kind }: Thing): boolean => kind === "page" || kind === "planned";

function addressWords({ site }: OpenSite, { name, at }: Thing, to: string, isBack: boolean): string {
  if (isBack) return `${to} was its address before: ${name} is not kept as an old one.`;
  const isHidden = dataAt(site, [...at, "hidden"]) === true;
  return isHidden
    ? `The page is hidden; once it is shown, ${name} leads to it as well.`
    : `The old address ${name} keeps leading here.`;
}

function belowWords(below: readonly RenamedPage[]): string {
  const [first] = below;
  const example = first ? `: ${first.thing.name} → ${first.to}${below.length > 1 ? ", …" : ""}` : "";
  return `${counted(below.length, "page")} below ${below.length === 1 ? "it moves" : "it move"} along${example}.`;
}

/** What answers at the new path by now. */
function clashOf(site: OpenSite, { to }: RenamedPage, renamed: readonly RenamedPage[]): Planned | undefined {
  const { things } = indexReferences(site);
  const moving = new Set(renamed.map(({ thing }) => pathKey(thing.at)));
  const other = things.find((one) => isPage(one) && one.name === to && !moving.has(pathKey(one.at)));
  if (other)
    return taken(
      to,
      `there is a ${kindWords[other.kind]} of that path`,
      "Choose another path, or delete that one first.",
    );
  const place = resolveAddress(to, { ...site.pages.index, moved: {} });
  if (place.kind === "page" && place.anchor !== undefined && !renamed.some(({ thing }) => thing.name === place.page))
    return taken(
      to,
      `links lead there to the place “${place.anchor}” on ${place.page}`,
      "Choose another path, or rename the anchor first.",
    );
  const old = site.pages.moved.find(({ from, at }) => from === to && !moving.has(pathKey(at.slice(0, 2))));
  if (old)
    return taken(
      to,
      `it is an old address that leads to ${old.to}`,
      "Choose another path, or delete it from that “movedFrom” first.",
    );
  return undefined;
}
