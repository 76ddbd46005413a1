import { linked } from "../../../problems/example.ts";
import { addressOf } from "../../../site/address.ts";
import type { Rule } from "../../rule.ts";
import { isSame } from "../../../edit/place/same-data.ts";
import { unset } from "../../../edit/unset.ts";
import { isRefused } from "../../../edit/editable.ts";
import type { Fix, Path } from "../../../problem.ts";
import type { Context } from "../../context.ts";
import { missingAnchor } from "../../support/links/missing-anchor.ts";
import { repeatedSections } from "../../support/links/repeated-sections.ts";

/** The page's own frame has these ids. */
const taken = new Set(["main", "root"]);

/** The deletion of an item that stands twice in one list; none where the two are not the same. */
function deletion(at: Path, other: Path, { at: dataAt, editable }: Context): readonly Fix[] {
  const [item, twin] = [at.slice(0, -1), other.slice(0, -1)];
  const isOneList = typeof item.at(-1) === "number" && item.slice(0, -1).join("/") === twin.slice(0, -1).join("/");
  if (!isOneList || !isSame(dataAt(item) ?? null, dataAt(twin) ?? null)) return [];
  const result = unset(editable, item);
  return isRefused(result) ? [] : [{ title: "Delete it here", safety: "review", edits: result.edits }];
}

/** An anchor is unique on its page. */
export const rule: Rule = {
  meta: {
    code: "link/duplicate-anchor",
    severity: "error",
    what: "Two places of a page have the same anchor.",
    why: "Links would lead to the first of the two; the other could not be reached.",
    bad: linked(`
      - { type: text, anchor: bread, title: Rye, body: Dense and dark. }
      - { type: text, anchor: bread, title: Wheat, body: Light and crisp. }
    `),
    good: linked(`
      - { type: text, anchor: rye, title: Rye, body: Dense and dark. }
      - { type: text, anchor: wheat, title: Wheat, body: Light and crisp. }
    `),
  },
  *find(context) {
    const { pages, source, correct } = context;
    const reported = new Set<string>();
    // A section that is there twice repeats all its anchors: one is enough.
    const repeated = new Set(repeatedSections(context).map(({ at }) => at.join("/")));
    for (const page of pages.pages) {
      const first = new Map<string, (typeof page.anchors)[number]>();
      for (const place of page.anchors) {
        const { anchor, at } = place;
        const known = first.get(anchor);
        if (!known) first.set(anchor, place);
        if (!known && !taken.has(anchor)) continue;
        // One section shown twice: the second place where it is used.
        const isRepeat = known?.at.join("/") === at.join("/");
        const { wrong, wanted } =
          known && !isRepeat ? missingAnchor(page, known, place, context) : { wrong: place, wanted: undefined };
        const where = isRepeat ? place.section : wrong.at;
        const section = place.section.join("/");
        // A section that was copied repeats its own anchor, and those of the entries that it shows.
        const original = known?.section.join("/") ?? section;
        const pair = original === section ? at.join("/") : `${original} ${section}`;
        if ([at.join("/"), section, pair].some((one) => reported.has(one))) continue;
        reported.add(pair);
        reported.add(repeated.has(section) ? section : (isRepeat ? place.section : at).join("/"));
        const other = isRepeat ? known?.section : wrong === place ? known?.at : at;
        const again = known && !isRepeat ? deletion(at, known.at, context) : [];
        const ordinal = wrong === place ? ["the second one", "the first one"] : ["the first one", "the second one"];
        yield {
          message: known
            ? `Page ${page.path} has two places named “${anchor}”.`
            : `“${anchor}” is a name that every page already has.`,
          label: known ? (ordinal[0] ?? "") : "taken by the page",
          help: isRepeat
            ? "Give it an anchor of its own here: anchor: another-name"
            : wanted === undefined
              ? `${again.length > 0 ? "Delete one of the two, or give" : "Give"} this one another name.`
              : `A link leads to ${addressOf(page.path, wanted)}, and no place has that name:\nanchor: ${wanted}`,
          range: source.locate(where),
          at: where,
          related: known && other ? [{ message: ordinal[1] ?? "", range: source.locate(other) }] : [],
          fixes: wanted === undefined ? again : correct(where, 0, anchor.length, wanted, "review"),
        };
      }
    }
  },
};
