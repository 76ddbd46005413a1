import { withText } from "../../../problems/sample-sites.ts";
import type { Path } from "../../../problem.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/**
 * Two marks of which one was left behind. Three dots, “?!” and the dot of a short word before a comma are none; a long word in small
 * letters is hardly a short form.
 */
const marks =
  /(?<=\p{L}{2})(?:,,|;;|,;|;,|,\.|;\.|:\.|\.\.(?!\.))(?=\s|$)|(?<=(?<![\p{L}.])(?!approx|assoc|insbes|vorauss|illustr|zusätzl|einschl|ausschl|durchschn|environ|aprox)\p{Ll}{5,20})\.,(?=\s|$)/u;

/** A cell may hold a code, or a list with gaps. */
const isCell = (path: Path): boolean =>
  typeof path.at(-1) === "number" && (typeof path.at(-2) === "number" || path.at(-2) === "cells");

/** A mark stands once. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/doubled-mark",
    severity: "warning",
    what: "Two marks stand beside each other of which one is too much, such as “,,” or “,.”.",
    why: "One of them was left behind when the sentence was changed; visitors stumble over it.",
    bad: withText("Fresh bread,, every day. See [our prices](/prices)."),
    good: withText("Fresh bread, every day. See [our prices](/prices)."),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      if (entry.isDefault || !parts.has(entry.part) || isCell(entry.path) || !/[,;:.][,;.]/.test(prose)) continue;
      const match = marks.exec(prose);
      // The end of the name of a smiley, `:train:.`, is told as that.
      if (!match || /(?<![\p{L}\p{N}]):\w+$/u.test(prose.slice(0, match.index))) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const [first = "", second = ""] = match[0];
      const isSame = first === second;
      yield {
        message: `“${match[0]}” is one mark too many.`,
        label: "one too many",
        help: isSame ? `Write “${first}” once.` : `Write “${first}” or “${second}”.`,
        range: source.locateInside(entry.path, start, end),
        at: entry.path,
        // Two dots may be three of which one is lost.
        fixes: isSame && first !== "." ? correct(entry.path, start, end, first, "review") : [],
      };
    }
  },
};
