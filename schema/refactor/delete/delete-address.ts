import { commandOf } from "../../language/words.ts";
import { fieldAt } from "../../language/descriptor.ts";
import type { Change } from "../../edit/editable.ts";
import { set } from "../../edit/set.ts";
import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import { refuse, type Planned, type RefusedPlan } from "../plan/plan.ts";
import { indexReferences } from "../reference-index.ts";
import type { Thing } from "../things/thing.ts";
import { goneWords } from "../words/gone-words.ts";
import { mentionWords } from "../words/mentions.ts";
import { capital, counted } from "../words/words.ts";
import type { DeleteChoice } from "./choice.ts";
import { goneFor, linksToGone } from "./gone-places.ts";
import { removeAll } from "./removals.ts";
import { wayFor } from "./ways.ts";

/** Deletes a page, a planned page, or a place on a page: a section or an item of one. */
export function deleteAddress(site: OpenSite, thing: Thing, choice: DeleteChoice): Planned {
  const elsewhere = standsElsewhere(thing);
  if (elsewhere) return elsewhere;
  const isGone = goneFor(site, thing);
  const links = linksToGone(site, thing, isGone);
  const way = wayFor(site, thing, choice, { isGone, links });
  if (way.kind === "refused") return way;
  const { draft } = way;
  const gone = choice.hide ? hide(site, thing) : { changes: removeAll(site, [...(way.removals ?? []), thing.at]) };
  if ("kind" in gone) return gone;
  const rest = choice.hide ? removeAll(site, way.removals ?? []) : [];
  return writeDraft(site, {
    ...draft,
    title: `${choice.hide ? "Hide" : "Delete"} ${goneWords(site, thing)}`,
    effects: [...draft.effects, ...belowWords(site, thing)],
    mentions: mentionWords(site, thing.name),
    changes: [...rest, ...gone.changes, ...(draft.changes ?? [])],
  });
}

/** Places of a shared section or of an entry are shown by several pages. */
function standsElsewhere({ at, kind }: Thing): RefusedPlan | undefined {
  if (kind !== "anchor" || at[0] === "routes") return undefined;
  const name = at[0] === "shared" ? `shared:${at[1]}` : at.slice(1, 3).join(".");
  return refuse(
    `That place belongs to ${at[0] === "shared" ? "a shared section" : "an entry of a collection"}`,
    `Delete that: ${commandOf("delete", name)}`,
  );
}

/** The page or section stays in the file and is not shown. */
function hide(site: OpenSite, thing: Thing): { readonly changes: readonly Change[] } | RefusedPlan {
  const path = [...thing.at, "hidden"];
  if (!fieldAt(site.site, path))
    return refuse("Only a page or a whole section can be hidden", "Use --unlink, --redirect or --planned.");
  return { changes: [(on) => set(on, path, true)] };
}

function belowWords(site: OpenSite, { kind, name }: Thing): readonly string[] {
  if (kind !== "page" || name === "/") return [];
  const below = indexReferences(site).things.filter((one) => one.kind === "page" && one.name.startsWith(`${name}/`));
  return below.length > 0
    ? [`${capital(counted(below.length, "page"))} below it ${below.length === 1 ? "stays" : "stay"}.`]
    : [];
}
