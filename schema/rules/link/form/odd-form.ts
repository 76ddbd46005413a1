import { sections } from "../../../problems/example.ts";
import { keyOf } from "../../../site/markdown/definitions.ts";
import type { AreaRule } from "../../rule.ts";

/** `Tea_(disambiguation)`: the characters of an address, with round brackets in pairs, one pair in another at most. */
const characters = String.raw`[^()[\]|\s]*`;
const pair = String.raw`\(${characters}(?:\(${characters}\)${characters})*\)`;
const target = String.raw`(?:[/#]|https?:|mailto:|tel:)${characters}(?:${pair}${characters})*`;

/** No bracket that ends the link follows on the line. */
const isOpen = String.raw`(?![^()\n]*(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)[^()\n]*)*\))`;

interface Form {
  readonly pattern: RegExp;
  readonly why: string;
  /** Where it begins or ends is a guess. */
  readonly isGuess?: true;
}

const form = (pattern: string, why: string): Form => ({ pattern: new RegExp(pattern), why });

/** What people write in place of `[words](/path)`. */
const forms: readonly Form[] = [
  form(String.raw`\[(?<words>[^\][\n]+)\]\s+\((?<to>${target})\)`, "has a space inside"),
  form(String.raw`\((?<words>[^()\n]+)\)\[(?<to>${target})\]`, "has its brackets swapped"),
  form(String.raw`\[\[(?<to>${target})(?:\|(?<words>[^\][|\n]+))?\]\]`, "is written as a wiki has it"),
  form(String.raw`\[\[(?<words>[^\][|\n]+)\|(?<to>${target})\]\]`, "is written as a wiki has it"),
  form(String.raw`\[(?<words>[^\][|\n]+)\|(?<to>${target})\]`, "is written as a wiki has it"),
  form(String.raw`\[\[(?<words>[^\][|\n]+)\]\]\((?<to>${target})\)`, "has two brackets where one is enough"),
  form(String.raw`\[(?<words>[^\][\n]+)\]\s?\[(?<to>${target})\]`, "has square brackets around its address"),
  form(String.raw`\[(?<words>[^\][\n]+)\]\((?<to>${target})\](?!\()`, "has a square bracket at its end"),
  form(
    String.raw`(?:\[(?<words>[^\][(){}\n]+)[})]|\((?<inRound>[^\][(){}\n]+)[\])])\((?<to>${target})\)`,
    "has other brackets around its words",
  ),
  form(String.raw`"(?<words>[^"\n]+)":(?<to>${target})(?<![.,;:!?])`, "is written as Textile has it"),
  { ...form(String.raw`\[(?<words>[^\][\n]+)\](?<to>${target})\)`, "has lost a bracket"), isGuess: true },
  {
    ...form(String.raw`\[(?<words>[^\][()\n]*[^\][()\s])\((?<to>${target})\)(?![^[\]\n]*\])`, "has lost a bracket"),
    isGuess: true,
  },
  {
    ...form(String.raw`\[(?<words>[^\][\n]+)\]\s*\((?<to>${target})(?<![.,;:!?])${isOpen}`, "has no end"),
    isGuess: true,
  },
];

/** `[our prices][prices]`: an address that stands elsewhere in the text. Numbers in brackets are notes. */
const byReference = /(?<![\p{L}\p{N}\]!\\])\[(?<words>[^\][\n]+)\]\[(?<name>[^\][\n]*)\](?![[(:])/gu;

const isForumMark = /^(?:url|email|b|i|u|img|list|code|quote)\b/i;

const definition = /\[([^\][\n]+)\]:/g;

/** `[our prices](` and `[here]`: the address is missing. Other words in brackets are only words in brackets. */
const withoutTarget =
  /\[(?<words>[^\][\n]+)\]\((?=\s|[.,;!?]|$)(?![^()\n]*\))|(?<=\b(?:see|read|visit|click|find|siehe|lesen|klicken Sie|mehr|voir|cliquez|lire) )\[(?!(?:url|email|b|i|u|img)\b)(?<vague>[^\][\n=]+)\](?![[(:\]])|(?<!\[)\[(?:here|click here|this page|link|hier|ici|cliquez ici|aquí|qui)\](?![[(:\]])/iu;

const tokens = new RegExp(String.raw`\\.|[[\n]|\](?:\(${target}\))?`, "g");

/**
 * `words](/path)`: where the words of the link begin, only the author knows. Gives its last word with what follows. Goes through the
 * text once: a text of a hundred kilobytes may be of links alone.
 */
function withoutBeginning(prose: string): { readonly start: number; readonly end: number } | undefined {
  let [line, open] = [0, 0];
  for (const { 0: token, index } of prose.matchAll(tokens)) {
    if (token === "\n") [line, open] = [index + 1, 0];
    else if (token === "[") open += 1;
    else if (token.startsWith("]")) {
      if (token !== "]" && open === 0)
        return { start: Math.max(line, prose.lastIndexOf(" ", index) + 1), end: index + token.length };
      open = Math.max(0, open - 1);
    }
  }
  return undefined;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly why: string;
  readonly right: string;
  /** Nothing where no correction is known. */
  readonly safety?: "safe" | "review";
}

/** A link by reference that has no address anywhere in the text. */
function linkByReference(prose: string): Found | undefined {
  // Most texts have none.
  if (!prose.includes("][")) return undefined;
  const isLetter = /\p{L}/u;
  const defined = new Set([...prose.matchAll(definition)].map(([, name = ""]) => keyOf(name)));
  for (const { 0: found, index, groups } of prose.matchAll(byReference)) {
    const { words = "", name = "" } = groups ?? {};
    // `[Strg][S]` are keys to press, and `[b][i]` marks of a forum.
    const isName = name === "" || name === words || /^[a-z][a-z0-9 _-]+$/.test(name);
    if (!isLetter.test(words) || !isName || isForumMark.test(words) || defined.has(keyOf(name || words))) continue;
    return { start: index, end: index + found.length, why: "has no address", right: `[${words}](/path)` };
  }
  return undefined;
}

function oddLink(prose: string): Found | undefined {
  for (const { pattern, why, isGuess } of forms) {
    const match = pattern.exec(prose);
    const { inRound, words = inRound, to = "" } = match?.groups ?? {};
    if (!match) continue;
    const right = `[${(words ?? to).trim()}](${to})`;
    return { start: match.index, end: match.index + match[0].length, why, right, safety: isGuess ? "review" : "safe" };
  }
  const reference = linkByReference(prose);
  if (reference) return reference;
  const bare = withoutTarget.exec(prose);
  if (bare) {
    const [start, end] = [bare.index, bare.index + bare[0].length];
    const words = bare.groups?.["words"] ?? bare.groups?.["vague"] ?? "";
    return { start, end, why: "leads nowhere", right: `[${words}](/path)` };
  }
  const broken = withoutBeginning(prose);
  return broken && { ...broken, why: "has no beginning", right: `[${prose.slice(broken.start, broken.end)}` };
}

/** A link in a text is written with its words in square brackets and, at once, its target in round ones. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "link/odd-form",
    severity: "warning",
    what: "A link inside a text lacks a bracket, has a space between two, has them swapped, or is written as in a wiki.",
    why: "It is no link then: visitors see the brackets and the address.",
    bad: sections(`
      - type: text
        body: See [our mill] (https://mill.example).
    `),
    good: sections(`
      - type: text
        body: See [our mill](https://mill.example).
    `),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith('[]"(')) {
      if (entry.isDefault || (entry.part !== "text" && entry.part !== "markdown")) continue;
      // A quick look: most texts have no brackets at all.
      const found = /[[\]]|":|[)}]\(/.test(prose) ? oddLink(prose) : undefined;
      if (!found || isDefinition(prose, found)) continue;
      const { start, end, why, right, safety } = found;
      yield {
        message: `This link ${why}: visitors see it as it stands here.`,
        label: "not taken as a link",
        help: `Write it so:\n${right}`,
        range: source.locateInside(entry.path, start, end),
        at: entry.path,
        fixes: safety === undefined ? [] : correct(entry.path, start, end, right, safety),
      };
    }
  },
};

/** `[here][mill]` and `[mill]: https://…` are a link that has its address elsewhere in the text. */
const isDefinition = (prose: string, { start, end }: Found): boolean =>
  /^\[[^\]]*\]$/.test(prose.slice(start, end)) && prose.includes(`${prose.slice(start, end)}:`);
