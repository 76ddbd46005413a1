import { linked } from "../../../problems/example.ts";
import { addressOf, isInUse, resolveAddress } from "../../../site/address.ts";
import { isRefused } from "../../../edit/editable.ts";
import type { Fix, Path } from "../../../problem.ts";
import { changeMoved, isMovedOf } from "../../../refactor/plan/moved-from.ts";
import type { Context } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { misnamedPlaces } from "../../support/links/misnamed-places.ts";
import { lostStart } from "../../support/moved/lost-start.ts";
import { renamedAnchors } from "../../support/moved/renamed-anchors.ts";
import { renamedPages } from "../../support/moved/renamed-pages.ts";

/** Every anchor can be reached by its own address, and every old address still answers. */
export const rule: Rule = {
  meta: {
    code: "link/hides-target",
    severity: "error",
    what: "An anchor or an old address has the address of something else, so that nothing can lead to it.",
    why: "The address can lead to one place only.",
    bad: linked(`
      - { type: text, anchor: prices, title: Rye, body: Dense and dark. }
    `),
    good: linked(`
      - { type: text, anchor: rye, title: Rye, body: Dense and dark. }
    `),
  },
  *find(context) {
    const { pages, source } = context;
    const { index } = pages;
    const reported = new Set(misnamedPlaces(context).map(({ at }) => at.join("/")));
    // Their anchors are named in the problem of the page.
    const renamed = new Set(
      [...renamedPages(context).map(({ page }) => page), lostStart(context)].map((one) => one?.path),
    );
    // What was called so before is called so again: the fix of the rename takes the old address away.
    const back = [
      ...renamedPages(context).map(({ page }) => ({ at: page.at, address: page.path })),
      ...renamedAnchors(context).map(({ page, anchor }) => ({
        at: anchor.at.slice(0, -1),
        address: addressOf(page.path, anchor.anchor),
      })),
    ];
    for (const { path, anchors, isRepeated } of pages.pages)
      for (const { anchor, at } of anchors) {
        const address = addressOf(path, anchor);
        const place = resolveAddress(address, index);
        const isReached = place.kind === "page" && place.page === path && place.anchor === anchor;
        // A shared section with a whole path as its anchor stands on several pages; one of them is meant.
        if (
          renamed.has(path) ||
          isReached ||
          isRepeated ||
          reported.has(at.join("/")) ||
          (at[0] === "shared" && anchor.includes("/"))
        )
          continue;
        reported.add(at.join("/"));
        const other =
          place.kind === "page"
            ? place.anchor === undefined
              ? `page ${place.page}`
              : `“${place.anchor}” on page ${place.page}`
            : undefined;
        yield {
          message:
            other === undefined
              ? `No link can lead to “${anchor}” on page ${path}.`
              : `${address} leads to ${other}, so nothing can lead here.`,
          label: "cannot be reached",
          help:
            other === undefined
              ? `Write the last word only: anchor: ${anchor.slice(anchor.lastIndexOf("/") + 1)}`
              : "Give this anchor another name.",
          range: source.locate(at),
          at,
        };
      }
    for (const { from, to, at } of pages.moved) {
      if (!isInUse(from, index) || back.some((one) => one.address === from && isMovedOf(one.at, at))) continue;
      const place = resolveAddress(from, { ...index, moved: {} });
      yield {
        message: `${from} is an address in use, so it cannot be an old one.`,
        label: place.kind === "page" ? `leads to ${place.page}` : "planned",
        help: "Delete it from “movedFrom”, or rename what answers to it.",
        range: source.locate(at),
        at,
        fixes: from === to ? withoutOld(from, at, context) : [],
      };
    }
  },
};

/** What is called so, or stands there, again has that address anyway. */
function withoutOld(address: string, at: Path, { editable }: Context): readonly Fix[] {
  const result = changeMoved(at.slice(0, -2), { remove: [address] })(editable);
  const title = `Delete ${address} from “movedFrom”`;
  return isRefused(result) ? [] : [{ title, safety: "review", edits: result.edits }];
}
