import { indentOf, isInBlock, onLine, piecesOf, type Change, type Kind, type Occasion } from "./kind.ts";

/* What a person does who knows a word processor and not YAML. */

const isText = (lines: readonly string[], index: number): boolean => isInBlock(lines, index);

/** The lines of the block that begins at a line: all that stand deeper. */
function blockAt(lines: readonly string[], index: number): readonly string[] {
  const indent = indentOf(lines[index] ?? "");
  let next = index + 1;
  while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent)) next += 1;
  const block = lines.slice(index, next);
  while (block.at(-1)?.trim() === "") block.pop();
  return block;
}

const indicesOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The items of the list below a key, where each is one line of plain text. */
function plainItems({ line, lines, index }: Occasion): readonly string[] | undefined {
  if (!/^\s*(?:- )?[\w-]+:$/.test(line) || isText(lines, index)) return undefined;
  const items: string[] = [];
  for (let at = index + 1; /^\s*- [A-Z][\w ,.’-]+$/.test(lines[at] ?? ""); at += 1) items.push(lines[at] ?? "");
  return items.length > 1 ? items : undefined;
}

const marked = (occasion: Occasion, markOf: (index: number) => string): Change | undefined => {
  const items = plainItems(occasion);
  if (!items) return undefined;
  const by = [occasion.line, ...items.map((item, index) => item.replace("- ", `${markOf(index)} `))];
  return { replaced: by.length, by };
};

const isSection = (line: string): boolean => /^ {6}- type: [\w-]+$/.test(line);

/** The first section from a line on that nothing else refers to. */
function looseSection(lines: readonly string[], from: number): readonly string[] | undefined {
  for (let step = 0; step < lines.length; step += 1) {
    const index = (from + step) % lines.length;
    if (!isSection(lines[index] ?? "")) continue;
    const block = blockAt(lines, index);
    if (block.length < 30 && !block.some((line) => /\b(?:anchor|href|from):/.test(line))) return block;
  }
  return undefined;
}

const siteUrl = (lines: readonly string[]): string =>
  lines.map((line) => /^\s+url: "?(https:[^\s"]+)/.exec(line)?.[1]).find((url) => url !== undefined) ??
  "https://example.com";

const copiedAddress = (name: string, addressOf: (url: string) => string): Kind =>
  onLine(name, (line, { lines }) =>
    line.replace(/(\bhref: "?)(\/[a-z][\w/-]*)/, (_, before, path) => `${before}${addressOf(siteUrl(lines))}${path}`),
  );

export const wordUserKinds: readonly Kind[] = [
  {
    name: "block indented with no-break spaces",
    apply: ({ line, lines, index, pick }) => {
      if (!line.startsWith("    ") || isText(lines, index) || line.trim() === "") return undefined;
      const by = lines
        .slice(index, index + 2 + (pick % 9))
        .map((one) => one.replace(/^ +/, (spaces) => "\u00a0".repeat(spaces.length)));
      return by.some((_, at) => isText(lines, index + at)) ? undefined : { replaced: by.length, by };
    },
  },
  onLine("tab between the dash and its key", (line, { lines, index }) =>
    /^\s*- \S/.test(line) && !isText(lines, index) ? line.replace("- ", "-\t") : undefined,
  ),
  onLine("spaces and a tab before a key", (line, { lines, index }) =>
    /^ {4,}[a-z]/.test(line) && !isText(lines, index) ? line.replace(/ {2}(?=\S)/, "\t") : undefined,
  ),
  { name: "list with bullets", apply: (occasion) => marked(occasion, () => "•") },
  { name: "list with long dashes", apply: (occasion) => marked(occasion, () => "–") },
  { name: "list with stars", apply: (occasion) => marked(occasion, () => "*") },
  { name: "list with numbers", apply: (occasion) => marked(occasion, (index) => `${index + 1})`) },
  onLine("quotation marks doubled", (line) => {
    const found = /^(\s*(?:- )?[\w-]+: )"([^"\\]+)"$/.exec(line);
    return found ? `${found[1]}""${found[2]}""` : undefined;
  }),
  onLine("curly quotes around a text", (line, { lines, index }) => {
    const found = isText(lines, index) ? null : /^(\s*(?:- )?[\w-]+: )"([^"\\]+)"$/.exec(line);
    return found ? `${found[1]}“${found[2]}”` : undefined;
  }),
  onLine("amount with a separator in a list", (line, { lines, index }) =>
    isText(lines, index) ? undefined : line.replace(/(\[[^\]{]*?)\b(\d)(\d{3})\b/, "$1$2,$3"),
  ),
  {
    name: "colon and a number sign in a text",
    apply: ({ line, lines, index, pick }) => {
      const pieces = isText(lines, index) ? undefined : piecesOf(line);
      const found = /^([A-Z][\w’-]*(?: [\w’-]+)*) ([\w’-]+) ([\w ,.’-]+)$/.exec(pieces?.value ?? "");
      if (!pieces || !found || pieces.note !== "") return undefined;
      const text = `${found[1]}: ${found[2]} #${(pick % 9) + 1} ${found[3]}`;
      const lead = `${pieces.lead}${pieces.key}: `;
      return { by: [`${lead}${text}`], meant: [`${lead}"${text}"`] };
    },
  },
  {
    name: "section pasted at the left edge",
    apply: ({ line, lines, pick }) => {
      if (!isSection(line)) return undefined;
      const copied = looseSection(lines, pick * 13) ?? [];
      const section = copied.map((one) => one.replace(/^( {8}title: ).*/, "$1Once more"));
      // A section without a title would be the same as the one that was copied, which is a mistake of its own.
      if (section.join() === copied.join()) return undefined;
      return {
        by: [...section.map((one) => one.slice(6)), line],
        blamed: indicesOf(section.length),
        meant: [...section, line],
      };
    },
  },
  {
    name: "page pasted at the end",
    // The page comes back among the others, at another place.
    mayBeRight: true,
    apply: ({ line, lines, index }) => {
      if (!/^ {2}- path: \/[a-z]/.test(line)) return undefined;
      const block = blockAt(lines, index);
      const rest = lines.slice(index + block.length);
      while (rest.at(-1)?.trim() === "") rest.pop();
      const from = rest.length;
      return {
        replaced: lines.length - index,
        by: [...rest, "", ...block, ""],
        blamed: [0, ...indicesOf(block.length + 2).map((at) => at + from)],
      };
    },
  },
  copiedAddress("address of the own site", (url) => url),
  copiedAddress("address of the own site with a hash", (url) => `${url}/#`),
  copiedAddress("address of the local server", () => "http://localhost:5173/#"),
  {
    name: "page with another path",
    // The links follow the new path.
    mayBeRight: true,
    apply: ({ line, lines }) => {
      const path = /^ {2}- path: (\/[a-z][\w-]*)$/.exec(line)?.[1];
      const isUsed = path !== undefined && lines.some((one) => new RegExp(`href: "?${path}(?:[" ,}]|$)`).test(one));
      return isUsed ? { by: [line.replace(path, "/unterricht")] } : undefined;
    },
  },
  {
    name: "deleted sections:",
    apply: ({ line }) => (line === "    sections:" ? { by: [], blamed: [-1, 0, -2, -3, -4, -5, -6] } : undefined),
  },
  onLine("comma for the dot of a constant", (line) => line.replace(/\{([a-z]+)\.(\w+)/, "{$1,$2")),
  onLine("address without its colon", (line) => line.replace("https://", "https//")),
  onLine("link with its brackets exchanged", (line) => line.replace(/\[([^\]]+)\]\(([^)\s]+)\)/, "($1)[$2]")),
];
