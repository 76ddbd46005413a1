import { withConstants } from "../../problems/sample-sites.ts";
import type { AreaContext } from "../context.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** `hours.opens`, with a format or without; what stands in an address or in other brackets is none. */
const dotted =
  /(?=[a-z])(?<![{<[(%|]\s+)(?<![\w.{}@/:%$<[(-])([a-z][\w-]*(?:\.[a-z][\w-]*)+)(?!\s*[}\])>%]|\s*\|[^{}|]*\}|[\w@/-])(?: *\| *(money|number|percent|date)\b)?/gi;

/** One word in brackets of another kind, which begin no link. */
const bracketed = /(?<![\w\]\])>])[([<]([a-z][\w-]*)[\])>](?![\w(])/g;

/** `since (founded)`: only of a number can it be told that its name in brackets is no word of the text. */
function inBrackets(prose: string, { at, names }: Pick<AreaContext, "at" | "names">): RegExpExecArray | undefined {
  return [...prose.matchAll(bracketed)].find(
    ([, name = ""]) =>
      names.includes(name) && typeof at(["constants", name]) === "number" && !prose.includes(`{${name}`),
  );
}

/** A constant stands in braces. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/no-braces",
    severity: "warning",
    what: "A text holds the name of a constant without braces: with its dot, or in brackets of another kind.",
    why: "Visitors would read the name, not what it stands for.",
    bad: withConstants("hours: { opens: five }", "We open at hours.opens and not before {hours.opens}."),
    good: withConstants("hours: { opens: five }", "We open at {hours.opens}."),
  },
  *find(context) {
    const { texts, names, source, correct } = context;
    const known = new Set(names);
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/[a-z]\.[a-z]|[([<][a-z]/i.test(prose)) continue;
      const match = [...prose.matchAll(dotted)].find(([, name = ""]) => known.has(name)) ?? inBrackets(prose, context);
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
