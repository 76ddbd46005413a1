import { withConstants } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

/** The longest known name that the words after a brace begin with. */
const beginningOf = (words: string, names: ReadonlySet<string>): string | undefined =>
  [...names]
    .filter((name) => words.startsWith(name) && !/^[\w.]/.test(words.slice(name.length)))
    .sort((a, b) => b.length - a.length)[0];

/** A brace too many on one side of the name of a constant, where visitors would see it: `{{trial.days}` and `{trial.days}}`. */
function* lonelyBraces(
  text: string,
  names: ReadonlySet<string>,
): Iterable<{ readonly name: string; readonly start: number; readonly end: number; readonly side: string }> {
  for (const found of text.matchAll(/(?<!\{)(\{\{?)\s*([a-z][\w.-]*)\s*(?:\|[^{}]*)?(\}\}?)(?!\})/gi)) {
    const [written, open = "", name = "", close = ""] = found;
    const isPlain = /\{\{(?:(?!\}\}).)*$/s.test(text.slice(0, found.index));
    if (open.length === close.length || !names.has(name) || isPlain) continue;
    const end = found.index + written.length;
    if (open === "{{") yield { name, start: found.index, end: found.index + 1, side: "before" };
    else yield { name, start: end - 1, end, side: "behind" };
  }
}

/** The name of a constant with a closing brace behind it, where none is open: `Try trial.days} free`. */
function lostOpening(
  text: string,
  names: ReadonlySet<string>,
): { name: string; format: string; start: number; end: number } | undefined {
  for (const found of text.matchAll(/(?<![\w.{-])([a-z][\w.-]*)((?:\s*\|[^{}]*)?)\}/gi)) {
    const before = text.slice(0, found.index);
    const name = found[1] ?? "";
    if (names.has(name) && before.lastIndexOf("{") <= before.lastIndexOf("}"))
      return { name, format: found[2] ?? "", start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** `(hours.opens}`: a bracket that stands where the brace should, and has no partner. */
const bracketBefore = (text: string, { start, end }: { start: number; end: number }): string => {
  const bracket = /[([]$/.exec(text.slice(0, start))?.[0] ?? "";
  const partner = bracket === "(" ? /^[^()]*\)/ : /^[^[\]]*\]/;
  return bracket !== "" && !partner.test(text.slice(end)) ? bracket : "";
};

/** What stands behind a name where a brace should close: a format, and a bracket that has no partner. */
function restOf(text: string, at: number): readonly [string, string] {
  const [rest = "", format = "", bracket = ""] =
    /^\s*(\|\s*(?:money|number|percent|date)\b)?\s*([)\]])?/.exec(text.slice(at)) ?? [];
  const before = text.slice(0, at);
  const isOpen = bracket === ")" ? /\([^()]*$/.test(before) : /\[[^[\]]*$/.test(before);
  const written = bracket !== "" && isOpen ? rest.slice(0, -1) : rest;
  return [format === "" && (bracket === "" || isOpen) ? "" : written, format === "" ? "" : ` ${format}`];
}

/** A brace that opens is closed, with a name inside. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/unclosed",
    severity: "error",
    mayBeUnfinished: true,
    what: "A brace opens in a text and none closes it, one closes the name of a constant and none opens it, or there are two on one side.",
    why: "Visitors would see the brace and the name behind it. To show a plain brace, write it twice.",
    bad: withConstants("hours: { opens: five, closes: noon }", "From {hours.opens} to {hours.closes."),
    good: withConstants("hours: { opens: five, closes: noon }", "From {hours.opens} to {hours.closes}."),
  },
  *find({ textsWith, names, source, correct }) {
    const known = new Set(names);
    for (const { entry, finds, source: whole } of textsWith("{}")) {
      const { path } = entry;
      const lost = whole.includes("}") ? lostOpening(whole, known) : undefined;
      if (lost)
        yield {
          message: `The brace before “${lost.name}” is missing.`,
          label: "not opened",
          help: `Write {${lost.name}${lost.format}}`,
          range: source.locateInside(path, lost.start, lost.end),
          at: path,
          fixes: correct(
            path,
            lost.start - bracketBefore(whole, lost).length,
            lost.start + lost.name.length,
            `{${lost.name}`,
            "review",
          ),
        };
      const lonely = /\{\{|\}\}/.test(whole) ? [...lonelyBraces(whole, known)] : [];
      for (const { name, start, end, side } of lonely)
        yield {
          message: `A brace too many stands ${side} “${name.slice(0, 40)}”.`,
          label: "one brace too many",
          help: "Leave one on each side. For a plain brace, write {{ or }}.",
          range: source.locateInside(path, start, end),
          at: path,
          fixes: correct(path, start, end, "", "review"),
        };
      for (const { mistake, text, start, end } of finds.mistakes) {
        const range = source.locateInside(path, start, end);
        if (mistake === "empty") continue;
        const name = text.slice(1).trim();
        const meant = beginningOf(name, known);
        const [behind, format] =
          meant === undefined ? ["", ""] : restOf(whole, start + text.indexOf(meant) + meant.length);
        const stop = start + (meant === undefined ? 0 : text.indexOf(meant) + meant.length) + behind.length;
        // `{phone](tel:…)`: the bracket of the link is gone with the brace.
        const isLink = behind.endsWith("]") && whole[stop] === "(";
        const written = isLink ? `[{${meant ?? ""}${format}}]` : `{${meant ?? ""}${format}}`;
        yield {
          message:
            name === ""
              ? "A brace opens here and is not closed."
              : `The brace before “${name.slice(0, 40)}” is not closed.`,
          label: "not closed",
          help: meant === undefined ? "Close it with }. For a plain brace, write {{." : `Write ${written}`,
          range,
          at: path,
          fixes:
            meant === undefined
              ? []
              : correct(
                  path,
                  start,
                  Math.max(end, stop),
                  `${written}${behind === "" ? text.slice(text.indexOf(meant) + meant.length) : ""}`,
                  "review",
                ),
        };
      }
    }
  },
};
