import { escapeForRegExp } from "../../language/words.ts";
import { withConstants } from "../../problems/sample-sites.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import { lookUp } from "../../site/reference.ts";
import type { Rule } from "../rule.ts";
import { meantName, meantNames } from "../support/names/meant-names.ts";
import { isSecret } from "../support/secrets.ts";

/** The highest names under which nothing is used. */
function* unusedIn(
  data: Data,
  path: Path,
  isUsed: (path: Path) => boolean,
  hasUsed: (path: Path) => boolean,
): Iterable<Path> {
  // What has no value is said to have none.
  if (isUsed(path) || data === null) return;
  if (path.length > 1 && !hasUsed(path)) yield path;
  else if (isMap(data))
    for (const [key, value] of Object.entries(data)) yield* unusedIn(value, [...path, key], isUsed, hasUsed);
}

/** Whether a text has a name where another program would fill it in. Between brackets of any kind, only a name with a dot is no word. */
function mentions(text: string, name: string, value: Data | undefined): boolean {
  if (!text.includes(name)) return false;
  const plain = escapeForRegExp(name);
  // A number in brackets by its name is reported as one without braces.
  if (typeof value === "number" && new RegExp(`[([<]${plain}[\\])>]`).test(text)) return true;
  const end = name.includes(".") ? "(?![\\w-])" : "(?=\\.\\w)";
  return new RegExp(
    `(?:[{%]|\\[\\[|=)\\s*${plain}(?![\\w-])|[(<[]\\s*${plain}${end}|(?<![\\w./@-])${plain}${name.includes(".") ? end : "(?=\\.[a-z])"}`,
  ).test(text);
}

/** Something uses every constant. Said only where every text is known. */
export const rule: Rule = {
  meta: {
    code: "constant/unused",
    severity: "warning",
    mayBeKeyOfPart: true,
    seemsUnused: true,
    yieldsTo: "misread-line",
    what: "Nothing in the file uses this constant.",
    why: "Whoever changes it expects the site to change, and it does not.",
    bad: withConstants("hours: { opens: five, closes: noon }", "We open at {hours.opens}."),
    good: withConstants("hours: { opens: five }", "We open at {hours.opens}."),
  },
  *find(context) {
    const { inventory, references, names, texts, site, source, at } = context;
    if (inventory.gaps.length > 0) return;
    const meant = meantNames(context);
    const used = new Set<string>();
    const above = new Set<string>();
    for (const { text, reference } of references) {
      const { name } = reference;
      const written = lookUp(name, site, text.scopes[0]);
      // A misspelt use is a use: the misspelling is the problem.
      const all =
        written.kind === "nothing"
          ? (meant.get(name) ?? [meantName(name, names) ?? name]).map((one) => lookUp(one, site))
          : [written];
      for (const found of all) {
        if (found.kind === "nothing" || found.path[0] !== "constants") continue;
        // A value that uses itself is not used.
        if (text.entry.path.join(".") === found.path.join(".")) continue;
        used.add(found.path.join("."));
        found.path.forEach((_, index) => above.add(found.path.slice(0, index).join(".")));
      }
    }
    const constants = site["constants"];
    if (!isMap(constants)) return;
    const isUsed = (path: Path): boolean => used.has(path.join("."));
    for (const path of unusedIn(constants, ["constants"], isUsed, (one) => above.has(one.join(".")))) {
      const name = path.slice(1).join(".");
      // To use a secret would publish it.
      if (isSecret(String(path.at(-1)), at(path) ?? null)) continue;
      // So is one in the braces of another program.
      if (texts.some((text) => text.entry.part !== "constant" && mentions(text.source, name, at(path)))) continue;
      yield {
        message: `Nothing uses “${name.slice(0, 60)}”.`,
        label: "not used",
        help: `Write {${name}} where it is meant, or delete it.`,
        range: source.locate(path, "key"),
        at: path,
        // It is used as soon as a text that writes its value out names it.
        misses: [path],
      };
    }
  },
};
