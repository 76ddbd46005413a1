import { withConstants } from "../../problems/sample-sites.ts";
import type { DataMap, Edit, Range } from "../../problem.ts";
import { formatNames } from "../../site/format.ts";
import type { AreaRule } from "../rule.ts";
import { correctAll } from "../support/texts/correct-all.ts";

/** Behind it a format may stand, with a bar before it or what was taken for one. */
const name = String.raw`\s*([A-Za-z.$][\w-]*(?:\.[\w-]+)*)\s*(\|\s*\w+\s*|[/:,;]\s*(?:${formatNames.join("|")})\s*)?`;

/** How other programs write a place that is filled in. `{{x}}` is also how plain braces are written: only known names count. */
const usualForms = [
  `\\$\\{${name}\\}`,
  `\\{\\{${name}\\}\\}`,
  `<%=?${name}%>`,
  `(?<!\\{)%${name}%`,
  `(?<!\\d ?)%\\{${name}\\}`,
  `\\[\\[${name}\\]\\]`,
  `#\\{${name}\\}`,
  `\\*\\|${name}\\|\\*`,
  `«${name}»`,
  `<<${name}>>`,
];

/** Brackets of another kind around one name are its braces; before a target, the square ones begin a link. */
const bracketForms = [`(?<!\\[)\\[${name}\\](?![\\](])`, `(?<![\\w\\]])\\(${name}\\)`, `(?<!<)<${name}>(?!>)`];

/** `$trial.days`, as shells and templates have it. */
const dollarForm = String.raw`(?<![\w$\\{])\$([A-Za-z][\w-]*(?:\.[\w-]+)*)(\s*\|\s*\w+)?`;

const forms = [...usualForms, ...bracketForms, dollarForm].map((form) => new RegExp(form, "g"));

/** The name without what other programs write before it: `site.`, `.Site.Params.`, `$`. */
function knownPart(inside: string, names: ReadonlySet<string>, own: DataMap): string | undefined {
  const pieces = inside.replace(/^[.$]+/, "").split(".");
  return pieces.slice(0, 4).flatMap((_, first) => {
    const rest = pieces.slice(first).join(".");
    // `%EMAIL%`: in some programs such names have capital letters only.
    const spellings = /[a-z]/.test(rest) ? [rest] : [rest, rest.toLowerCase()];
    return spellings.filter((form) => names.has(form) || Object.hasOwn(own, form)).slice(0, 1);
  })[0];
}

/** A constant is named as {trial.days}, not as other programs write it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/other-syntax",
    severity: "error",
    yieldsTo: "misread-line",
    what: "A constant is named as in another program: ${name}, $name, {{ name }}, %name% or <name>.",
    why: "Names stand in single braces; other characters are shown to visitors as they are.",
    bad: withConstants("hours: { opens: five, closes: noon }", "From ${hours.opens} to {hours.closes}."),
    good: withConstants("hours: { opens: five, closes: noon }", "From {hours.opens} to {hours.closes}."),
  },
  *find(context) {
    const { textsWith, names, source, filler } = context;
    const usual = new Set(names);
    const isDollar = filler.formats.money(1).includes("$");
    const isNumber = (word: string): boolean => typeof filler.value(`{${word}}`) === "number";
    for (const { entry, prose: text, scopes } of textsWith("{%[(<$*«")) {
      if (entry.isDefault || !/[{%[(<$*«]/.test(text)) continue;
      const own = scopes[0]?.value ?? {};
      const edits: Edit[] = [];
      for (const match of forms.flatMap((form) => [...text.matchAll(form)])) {
        const [written, inside = "", format = ""] = match;
        // Of “${site.days}”, what stands in the braces is an unknown name, and said to be one.
        const word = written.startsWith("${") ? inside : knownPart(inside, usual, own);
        const end = match.index + written.length;
        // “${price}” may be a price in dollars.
        const isPrice = written.startsWith("${") && isDollar;
        // So may “$price”: the symbol is that of dollars, and the name of an amount follows it.
        const isAmount = isDollar && /^\$\w/.test(written);
        // “{{{x}}}” is a value in plain braces.
        const isWrapped = written.startsWith("{{") && (text[match.index - 1] === "{" || text[end] === "}");
        // A word in brackets may be just that; a name with a dot is none.
        const isWord = /^[[(]\s*[\w-]+\s*[\])]$/.test(written);
        if (word === undefined || !(usual.has(word) || Object.hasOwn(own, word)) || isPrice || isWrapped || isWord)
          continue;
        const named = format.replace(/^\s*[|/:,;]\s*/, "").trim() || (isAmount && isNumber(word) ? "money" : "");
        const wanted = `{${word}${named === "" ? "" : ` | ${named}`}}`;
        edits.push({ start: match.index, end, text: wanted });
      }
      const [first, ...others] = edits.toSorted((one, other) => one.start - other.start);
      if (!first) continue;
      const rangeOf = ({ start, end }: Edit): Range => source.locateInside(entry.path, start, end);
      yield {
        message: `Constants are written in single braces: ${first.text.slice(0, 48)}.`,
        label: "not filled in",
        help: `Write ${first.text}`,
        range: rangeOf(first),
        at: entry.path,
        ...(others.length > 0 && {
          related: others.slice(0, 8).map((one) => ({ message: "here too", range: rangeOf(one) })),
        }),
        fixes: correctAll(context, entry.path, edits, { title: `Write ${first.text}`, safety: "safe" }),
      };
    }
  },
};
