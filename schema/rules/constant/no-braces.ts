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

/** Braces of Chinese and Japanese keyboards: around the name of a constant they are meant as braces. */
const likeBraces = /[｛﹛]\s*([a-z][\w.-]*)(?:\s*\|\s*(money|number|percent|date))?\s*[｝﹜]/gi;

/** `[opens]` begins no link, and what is in such brackets is seldom a word of the text. */
const inSquares = /(?<![\w\]\])>[])\[([a-z][\w.-]*)\](?![\w([:\]])/gi;

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
      if (entry.isDefault || !parts.has(part) || !/[a-z]\.[a-z]|[([<｛﹛]\s*[a-z]/i.test(prose)) continue;
      const named = (form: RegExp): RegExpExecArray | undefined =>
        [...prose.matchAll(form)].find(([, name = ""]) => known.has(name));
      const match = named(likeBraces) ?? named(inSquares) ?? named(dotted) ?? inBrackets(prose, context);
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
