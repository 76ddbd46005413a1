import { commandOf } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import { move } from "../../edit/move.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import type { PageAnchor, PageEntry } from "../../site/pages.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath, isWithin } from "../../site/paths.ts";
import { writeDraft } from "../plan/draft.ts";
import { followLinks } from "../plan/follow-links.ts";
import type { Keeper } from "../plan/keep-addresses.ts";
import { backAddresses, changeMoved } from "../plan/moved-from.ts";
import { refuse, type Planned, type RefusedPlan } from "../plan/plan.ts";
import type { Thing } from "../things/thing.ts";
import { leftWords, linkWords } from "../words/link-words.ts";
import { joined } from "../words/words.ts";
import { countAt, indexFor, type Position } from "./position.ts";

/** Moves the section of an anchor to another page, or to another place on its own. Links follow, and its old address leads to the new one. */
export function moveSection(site: OpenSite, thing: Thing, target: Thing | undefined, position: Position): Planned {
  const section = thing.at.slice(0, 4);
  if (thing.at[0] !== "routes" || thing.at.length !== 4)
    return refuse(
      `${thing.name} is no section of a page`,
      "Only a whole section moves; what stands inside one is moved in the file.",
    );
  const from = site.pages.pages.find(({ at }) => isWithin(section, at));
  const to = target ? site.pages.pages.find(({ at }) => isSamePath(at, target.at)) : from;
  if (!from || !to)
    return refuse(
      "Only sections of pages that visitors can reach are moved",
      "Show the page first: delete its “hidden: true”.",
    );
  const isSame = from === to;
  const isPlaced = position.before !== undefined || position.after !== undefined || position.at !== undefined;
  if (isSame && !isPlaced)
    return refuse(`${thing.name} is on ${from.path} already`, "Say where on the page: --before, --after or --at 1");
  if (!isSame && countAt(site, section.slice(0, 3)) === 1)
    return refuse(
      `It is the only section of ${from.path}`,
      `Delete the page once it has moved its words: ${commandOf("delete", from.path, "--redirect", to.path)}`,
    );
  const list = [...to.at, "sections"];
  const index = indexFor(site, list, position, isSame ? Number(section[3]) : undefined);
  if (typeof index !== "number") return index;

  const anchors = from.anchors.filter((one) => isSamePath(one.section, section));
  const moved = anchors.map((anchor) => ({ anchor, name: nameOn(anchor, from, to) }));
  const clash = isSame
    ? undefined
    : moved.map(({ anchor, name }) => clashOf(site, from, to, { ...anchor, name })).find((one) => one !== undefined);
  if (clash) return clash;
  const nameOf = (at: Path): string | undefined => moved.find(({ anchor }) => isSamePath(anchor.at, at))?.name;
  const links = followLinks(site, {
    place({ page, anchor }) {
      const name = page === from && anchor ? nameOf(anchor.at) : undefined;
      return name === undefined || isSame ? undefined : addressOf(to.path, name);
    },
  });
  const goal = [...list, index];
  // An anchor of a shared section keeps its old address where the section is shown.
  const holderOf = ({ at }: PageAnchor): Path => (at[0] === "shared" && at.length === 3 ? section : at.slice(0, -1));
  const backs = moved.map(({ anchor, name }) => {
    const holder = holderOf(anchor);
    return { anchor, holder, remove: isSame ? [] : backAddresses(site, holder, [addressOf(to.path, name)]) };
  });
  const isBack = (at: Path): boolean => backs.some((one) => one.remove.length > 0 && isSamePath(one.anchor.at, at));
  const keeper: Keeper = ({ page, anchor }) => {
    if (page !== from || !anchor || nameOf(anchor.at) === undefined || isBack(anchor.at)) return undefined;
    const holder = holderOf(anchor);
    return isWithin(holder, section) ? [...goal, ...holder.slice(4)] : holder;
  };
  const olds = moved
    .filter(({ anchor }) => !isBack(anchor.at))
    .map(({ anchor }) => addressOf(from.path, anchor.anchor));
  return writeDraft(site, {
    title: isSame
      ? `${thing.name} moves on ${from.path}, to place ${index + 1}`
      : `${thing.name} → ${addressOf(to.path, moved[0]?.name ?? "")}`,
    effects: isSame
      ? []
      : [
          `The section stands on ${to.path} now, as number ${index + 1}.`,
          ...linkWords(links.followed),
          ...leftWords(links.left),
          ...(olds.length === 0
            ? []
            : [
                `${olds.length === 1 ? "The old address" : "The old addresses"} ${joined(olds)} ${olds.length === 1 ? "leads" : "lead"} there.`,
              ]),
        ],
    replacements: [
      ...links.replacements,
      ...moved.flatMap(({ anchor, name }) =>
        name === anchor.anchor ? [] : [{ path: anchor.at, start: 0, end: anchor.anchor.length, text: name }],
      ),
    ],
    changes: [...backs.map(({ holder, remove }) => changeMoved(holder, { remove })), (on) => move(on, section, goal)],
    keeper,
  });
}

/** The name of an anchor on another page: one that is written with its page in front follows. */
function nameOn({ anchor, at }: PageAnchor, from: PageEntry, to: PageEntry): string {
  const head = `${from.path.slice(1)}/`;
  if (at[0] !== "routes" || from.path === "/" || !anchor.startsWith(head)) return anchor;
  const rest = anchor.slice(head.length);
  return to.path === "/" ? rest : `${to.path.slice(1)}/${rest}`;
}

/** What answers at the new address by now. What is written elsewhere and shown on both pages is for the check. */
function clashOf(
  site: OpenSite,
  from: PageEntry,
  to: PageEntry,
  { anchor, at, name }: PageAnchor & { readonly name: string },
): RefusedPlan | undefined {
  if (at[0] !== "routes") return undefined;
  const address = addressOf(to.path, name);
  const place = resolveAddress(address, { ...site.pages.index, moved: {} });
  const isElsewhere = place.kind === "page" && place.page !== to.path;
  if (!to.anchors.some((one) => one.anchor === name) && !isElsewhere && place.kind !== "planned") return undefined;
  const own = addressOf(from.path, anchor);
  const taken = new Set(
    [...from.anchors, ...to.anchors].map((one) => one.anchor.slice(one.anchor.lastIndexOf("/") + 1)),
  );
  const last = own.slice(own.lastIndexOf("/") + 1);
  let number = 2;
  while (taken.has(`${last}-${number}`)) number += 1;
  return refuse(
    `${address} is taken: ${isElsewhere ? "another page answers there" : `${to.path} has another place of that name`}`,
    `Rename this one first: ${commandOf("rename", own, `${own}-${number}`)}`,
  );
}
