import type { Kind } from "./kind.ts";
import { blockFrom } from "./moved-blocks.ts";

/* What a person writes who is used to another tool: the same in all lines of a section or a list. */

const key = /^(\s*(?:- )?)([a-z][\w-]*):(?= |$)/;

/** A block of plain keys and values, each line written in another way. At least two lines change. */
const inBlock = (name: string, isHead: RegExp, change: (line: string) => string): Kind => ({
  name,
  apply: (occasion) => {
    const block = isHead.test(occasion.line) ? blockFrom(occasion, 40) : undefined;
    if (!block || block.some((line) => /[|>][+-]?\s*$/.test(line))) return undefined;
    const by = block.map(change);
    const changed = by.flatMap((line, at) => (line === block[at] ? [] : [at]));
    return changed.length > 1 ? { replaced: block.length, by, blamed: changed } : undefined;
  },
});

const renamed = (line: string, names: Readonly<Record<string, string>>): string =>
  line.replace(key, (_, lead: string, name: string) => `${lead}${names[name] ?? name}:`);

export const habitKinds: readonly Kind[] = [
  inBlock("keys of another tool in a list", /^\s*(?:actions|contacts):$/, (line) =>
    line.replace(/([{,] |- |^\s+)label: /, "$1name: ").replace(/([{,] |^\s+)href: /, "$1url: "),
  ),
  inBlock("keys of another language in a list", /^\s*items:$/, (line) =>
    renamed(line, { question: "frage", answer: "antwort" }),
  ),
  inBlock("keys in capital letters in a list", /^\s*items:$/, (line) =>
    line.replace(/^(\s*(?:- )?)(question|answer|title|text|label|href)(?=: )/, (_, lead: string, name: string) => {
      const [first = "", ...rest] = name;
      return `${lead}${first.toUpperCase()}${rest.join("")}`;
    }),
  ),
  inBlock("equals signs in a list", /^\s*items:$/, (line) =>
    line.replace(/^(\s*(?:- )?(?:question|answer|title|text)): (?=[^|>{[&*!"'])/, "$1 = "),
  ),
];
