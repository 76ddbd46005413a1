import iconNames from "../../schema/language/icons/names.json" with { type: "json" };
import { isInBlock, oneOf, onLine, piecesOf, typo, type Kind } from "./kind.ts";

const icons: ReadonlySet<string> = new Set(iconNames);

/** A mistake in the part of a line that a pattern finds: its first group stays, its second one is changed. */
const inMatch = (
  name: string,
  pattern: RegExp,
  apply: (text: string, pick: number, lines: readonly string[]) => string | undefined,
  mayBeRight = false,
): Kind =>
  onLine(
    name,
    (line, { pick, lines }) => {
      const found = pattern.exec(line);
      const text = found?.[2];
      const changed = text === undefined ? undefined : apply(text, pick, lines);
      if (!found || text === undefined || changed === undefined) return undefined;
      const start = found.index + (found[1] ?? "").length;
      return line.slice(0, start) + changed + line.slice(start + text.length);
    },
    mayBeRight,
  );

const link = /(\bhref: "?)(\/[a-z][\w/-]*)/;
const pages = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^ {2}- path: (\/[a-z][\w/-]*)/.exec(line)?.[1] ?? []);

/** Values, names and links that are not what was meant. */
export const valueKinds: readonly Kind[] = [
  onLine("misspelt key", (line, { pick, lines, index }) => {
    const pieces = isInBlock(lines, index) ? undefined : piecesOf(line);
    // Names that the author chose are keys too: of constants, badges, programs.
    if (!pieces || pieces.key.length < 4 || !/^ {4}/.test(line) || index < indexOf(lines, "menus:")) return undefined;
    return `${pieces.lead}${typo(pieces.key, pick)}: ${pieces.value}${pieces.note}`;
  }),
  onLine("misspelt key above a block", (line, { pick, lines, index }) => {
    const [, lead = "", key = ""] = /^(\s+(?:- )?)([a-z]\w{3,}):$/.exec(line) ?? [];
    return key === "" || isInBlock(lines, index) || index < indexOf(lines, "menus:")
      ? undefined
      : `${lead}${typo(key, pick)}:`;
  }),
  inMatch("key in capitals", /^(\s{4,}(?:- )?)([a-z]+)(?=: |:$)/, (key) => key[0]?.toUpperCase() + key.slice(1)),
  inMatch("misspelt type", /^(\s*- type: )([\w-]+)/, typo),
  inMatch("type in capitals", /^(\s*- type: )([\w-]+)/, (type, pick) =>
    pick % 2 === 0 ? type.toUpperCase() : `${type[0]?.toUpperCase()}${type.slice(1)}`,
  ),
  inMatch("misspelt link", link, (path, pick) => `/${typo(path.slice(1), pick)}`),
  inMatch("link in capitals", link, (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  inMatch("link with a hash", link, (path) => `#${path}`),
  inMatch("link without its slash", link, (path) => path.slice(1)),
  inMatch("link with .html", link, (path) => `${path}.html`),
  inMatch("link with a slash at the end", link, (path) => `${path}/`, true),
  inMatch(
    "link to an anchor of another page",
    /(\bhref: "?)(\/[a-z][\w-]*\/[\w-]+)(?=[" ,}]|$)/,
    (path, pick, lines) => {
      const [, page = "", anchor = ""] = /^(\/[\w-]+)\/([\w-]+)$/.exec(path) ?? [];
      const other = oneOf(
        pages(lines).filter((one) => one !== page),
        pick,
      );
      return other === undefined ? undefined : `${other}/${anchor}`;
    },
    true,
  ),
  inMatch("link within quotes of another kind", link, (path) => `“${path}”`),
  inMatch("misspelt constant", /(\{)([a-z]+\.[\w.]+)/, typo),
  inMatch("constant without its group", /(\{)([a-z]+\.\w+)(?=\})/, (name) => name.split(".")[1]),
  inMatch("group for a constant", /(\{)([a-z]+\.\w+)(?=[ }])/, (name) => name.split(".")[0]),
  inMatch("constant in double braces", /()(\{[a-z]+\.[\w.]+\})/, (text) => `{${text}}`),
  inMatch("constant with a dollar", /(: .*)(\{[a-z]+\.[\w.]+\})/, (text) => `$${text}`, true),
  inMatch("constant without its closing brace", /(\{[a-z]+\.[\w.]+)(\})/, () => ""),
  inMatch("misspelt format", /( \| )(money|percent|number|date)(?=\})/, typo),
  inMatch("misspelt badge", /(\bbadge: )([\w-]{3,})/, typo),
  inMatch("misspelt icon", /(\bicon: )([\w-]{3,})/, (name, pick) => {
    const written = typo(name, pick);
    return icons.has(written) ? undefined : written;
  }),
  inMatch("misspelt tone", /(\btone: )(\w+)/, typo),
  inMatch("misspelt shared section", /^(\s*- use: )([\w-]+)/, typo),
  inMatch("misspelt collection", /(\bfrom: )([\w-]+)$/, typo),
  inMatch(
    "misspelt picture",
    /(\bsrc: )(art\/[\w.-]+)/,
    (path, pick) => `art/${typo(path.slice(4, -4), pick)}${path.slice(-4)}`,
  ),
  inMatch("picture in capitals", /(\bsrc: art\/)([\w.-]+)/, (name, pick) =>
    pick % 2 === 0
      ? name.replace(/\.\w+$/, (end) => end.toUpperCase())
      : name.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  ),
  inMatch("picture with a backslash", /(\bsrc: art)(\/)/, () => "\\"),
  inMatch("picture of the own disk", /(\bsrc: )(art\/)/, () => "/Users/maria/site/public/art/"),
  inMatch(
    "price with a comma between quotes",
    /(\b(?:price|originalPrice): )(\d{4,})/,
    (price) => `"${price.replace(/(\d{3})$/, ",$1")}"`,
  ),
  inMatch("price with a comma", /(\b(?:price|originalPrice): )(\d{4,})/, (price) => price.replace(/(\d{3})$/, ",$1")),
  inMatch("price with its character", /(\b(?:price|originalPrice): )(\d+)/, (price) => `₹${price}`),
  inMatch("yes for true", /(\w: )(true|false)\b/, (word) => (word === "true" ? "yes" : "no")),
  inMatch("true in quotes", /(\w: )(true|false)\b/, (word) => `"${word}"`),
  inMatch("number for a text", /^(\s*(?:- )?(?:title|label|nav|question|caption): )([A-Z][\w ]+)$/, () => "2024"),
  inMatch("number with a leading zero", /^(\s*(?:- )?(?:title|label|nav|question): )([A-Z][\w ]+)$/, () => "007"),
  inMatch("day in another order", /(: )(\d{4}-\d\d-\d\d)/, () => "15.01.2025"),
  inMatch("color without its hash", /(: )("#[0-9a-f]{6}")/, (color) => color.replace("#", "")),
  inMatch("color without quotes", /(: )("#[0-9a-f]{6}")/, (color) => color.slice(1, -1)),
  inMatch("anchor in capitals", /^(\s+(?:- )?anchor: )([a-z][\w/-]+)$/, (anchor) =>
    anchor.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  ),
  inMatch("misspelt anchor", /^(\s+(?:- )?anchor: )([a-z][\w/-]+)$/, typo, true),
  inMatch("anchor with a hash", /^(\s+(?:- )?anchor: )([a-z][\w/-]+)$/, (anchor) => `#${anchor}`),
  inMatch("path without its slash", /^( {2}- path: )(\/[a-z].*)$/, (path) => path.slice(1)),
  inMatch("nothing for a value", /^(\s+(?:- )?[a-z]\w*:)( [A-Z].*)$/, () => ""),
  tilde(),
  inMatch("mail without mailto", /(href: "?)(mailto:)(?=\{)/, () => ""),
  inMatch("phone without tel", /(href: "?)(tel:)(?=\{)/, () => ""),
];

/** Whoever writes a tilde means that there is nothing. The dash of an item stays: before its next key, where it has one. */
function tilde(): Kind {
  const { name, apply } = inMatch("tilde for a value", /^(\s+(?:- )?[a-z]\w*: )([A-Z].*)$/, () => "~");
  return {
    name,
    apply(occasion) {
      const change = apply(occasion);
      if (!change) return undefined;
      const { line, lines, index } = occasion;
      const [, dash] = /^(\s+- )/.exec(line) ?? [];
      if (dash === undefined) return { ...change, meant: [] };
      const next = lines[index + 1] ?? "";
      if (next.search(/\S/) !== dash.length) return change;
      return { replaced: 2, by: [...change.by, next], blamed: [0], meant: [dash + next.slice(dash.length)] };
    },
  };
}

const indexOf = (lines: readonly string[], line: string): number => Math.max(0, lines.indexOf(line));
