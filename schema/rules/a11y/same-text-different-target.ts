import { lead } from "../../site/address.ts";
import type { Check } from "../rule.ts";
import type { WrittenLink } from "../../site/written.ts";

/** In the texts of a page, the same words lead to the same page. */
export const check: Check = {
  codes: ["a11y/same-text-different-target"],
  *run({ links, source, pages }) {
    const first = new Map<string, WrittenLink>();
    for (const link of links) {
      const { path, text, start, end, words, targets } = link;
      const [target] = targets;
      if (text.entry.part === "link" || path[0] !== "routes" || words === undefined || target?.kind !== "page")
        continue;
      const key = `${path[1]} ${words.trim().toLowerCase()}`;
      const known = first.get(key);
      const other = known?.targets[0];
      if (!known) first.set(key, link);
      if (!known || other?.kind !== "page") continue;
      const [here, there] = [lead(target.path, pages.index), lead(other.path, pages.index)];
      // A page and a place on it are near enough for the same words.
      if (here.kind === "nothing" || there.kind === "nothing" || here.page === there.page) continue;
      yield {
        code: "a11y/same-text-different-target",
        severity: "warning",
        message: `“${words.slice(0, 40)}” leads to different pages from here.`,
        label: `above: ${other.path}`.split(" ").slice(0, 6).join(" "),
        help: "Use different words, or the same address.",
        range: source.locateInside(path, start, end),
        at: path,
        related: [
          { message: `leads to ${other.path}`, range: source.locateInside(known.path, known.start, known.end) },
        ],
      };
    }
  },
};
