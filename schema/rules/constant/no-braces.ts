import { withConstants } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** `hours.opens`, with a format or without; what stands in an address or in other brackets is none. */
const dotted =
  /(?<![{<[(%|]\s+)(?<![\w.{}@/:%$<[(-])([a-z][\w-]*(?:\.[a-z][\w-]*)+)(?!\s*[}\])>%]|[\w@/-])(?: *\| *(money|number|percent|date)\b)?/gi;

/** A constant stands in braces. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/no-braces",
    severity: "warning",
    what: "A text holds the name of a constant, with its dot and without braces.",
    why: "Visitors would read the name, not what it stands for.",
    bad: withConstants("hours: { opens: five }", "We open at hours.opens and not before {hours.opens}."),
    good: withConstants("hours: { opens: five }", "We open at {hours.opens}."),
  },
  *find({ texts, names, source, correct }) {
    const known = new Set(names);
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/[a-z]\.[a-z]/i.test(prose)) continue;
      const match = [...prose.matchAll(dotted)].find(([, name = ""]) => known.has(name));
      if (!match) continue;
      const [written, name = "", format] = match;
      const wanted = `{${name}${format === undefined ? "" : ` | ${format}`}}`;
      const [start, end] = [match.index, match.index + written.length];
      yield {
        message: `Visitors see “${name.slice(0, 40)}”: the name of a constant stands in braces.`,
        label: "no braces",
        help: `Write ${wanted}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, wanted, "review"),
      };
    }
  },
};
