import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import { move } from "../../edit/move.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { writeDraft } from "../plan/draft.ts";
import { refuse, type Planned, type RefusedPlan } from "../plan/plan.ts";
import { thingWords, type Thing } from "../things/thing.ts";
import { capital } from "../words/words.ts";
import { countAt, indexFor, type Position } from "./position.ts";

/** Moves an entry of a menu to another group, or a group of a panel to another panel. */
export function moveEntry(site: OpenSite, thing: Thing, target: Thing, position: Position): Planned {
  if (target.kind !== "menu")
    return refuse(
      `${capital(thingWords(thing))} goes to another menu, not to ${thingWords(target)}`,
      "Name the menu by its words: menu:Products",
    );
  const list = listIn(site, thing, target);
  if ("kind" in list) return list;
  const source = thing.at.slice(0, -1);
  if (isWithin(list, source) && isWithin(source, list))
    return refuse(
      `${capital(thingWords(thing))} is in “${target.name}” already`,
      "Say where among its neighbors: --before, --after or --at 1",
    );
  if (countAt(site, source) === 1)
    return refuse(
      `It is the only one of its group, which needs one`,
      "Move the whole group, or write another entry into it first.",
    );
  const index = indexFor(site, list, position, undefined);
  if (typeof index !== "number") return index;
  return writeDraft(site, {
    title: `${capital(thingWords(thing))} → “${target.name}”`,
    effects: [`It stands there as number ${index + 1} of ${countAt(site, list) + 1}.`],
    changes: [(on) => move(on, thing.at, [...list, index])],
    keeper: () => undefined,
  });
}

/** The list of a menu that takes such a thing. */
export function listIn({ site }: OpenSite, thing: Thing, { at, name }: Thing): Path | RefusedPlan {
  const menu = dataAt(site, at);
  const { mega, items } = isMap(menu) ? menu : {};
  const isGroup = thing.kind === "menu";
  const isPanel = isMap(mega) && Array.isArray(mega["categories"]);
  if (isGroup && at.length > thing.at.length)
    return refuse(`“${name}” is a group of a panel itself`, "Name the entry of the header that has the panel.");
  if (isGroup && thing.at.length <= 3)
    return refuse(
      `“${thing.name}” is no group of a panel`,
      "Only those move to another menu; what stands in the header or the footer moves among its neighbors: --at 1",
    );
  if (isGroup && isPanel) return [...at, "mega", "categories"];
  if (!isGroup && Array.isArray(items)) return [...at, "items"];
  const groups =
    isMap(mega) && Array.isArray(mega["categories"])
      ? mega["categories"].flatMap((one) => (isMap(one) ? [`menu:${String(one["title"])}`] : []))
      : [];
  return isGroup || groups.length === 0
    ? refuse(`“${name}” has no ${isGroup ? "panel with groups" : "list of entries"}`, "Name another menu.")
    : refuse(`“${name}” has several groups of entries`, `Name one of them: ${groups.join(", ")}`);
}
