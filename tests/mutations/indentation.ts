import { indentOf, isInBlock, onLine, piecesOf, type Kind } from "./kind.ts";

const isText = (lines: readonly string[], index: number): boolean => isInBlock(lines, index);

/** Lines that begin too far to the right or the left, dashes, and tabs. */
export const indentationKinds: readonly Kind[] = [
  onLine("one space too many", (line) => ` ${line}`, true),
  onLine("one space too few", (line) => (line.startsWith(" ") ? line.slice(1) : undefined), true),
  onLine("two spaces too many", (line) => `  ${line}`, true),
  onLine("two spaces too few", (line) => (line.startsWith("  ") ? line.slice(2) : undefined), true),
  onLine("indented to nothing", (line) => (line.startsWith(" ") ? line.trimStart() : undefined), true),
  onLine("tab for two spaces", (line, { lines, index }) =>
    line.startsWith("  ") && !isText(lines, index) ? `\t${line.slice(2)}` : undefined,
  ),
  onLine("tab for all spaces", (line, { lines, index }) =>
    line.startsWith("  ") && !isText(lines, index) ? `\t${line.trimStart()}` : undefined,
  ),
  onLine("tab after the spaces", (line, { lines, index }) =>
    line.startsWith("    ") && !isText(lines, index)
      ? `${line.slice(0, indentOf(line) - 2)}\t${line.trimStart()}`
      : undefined,
  ),
  onLine("hard space in the indentation", (line, { lines, index }) =>
    line.startsWith("  ") && !isText(lines, index) ? `\u00a0${line.slice(1)}` : undefined,
  ),
  onLine("missing dash, aligned", (line, { lines, index }) =>
    /^\s*- /.test(line) && !isText(lines, index) ? line.replace("- ", "  ") : undefined,
  ),
  onLine("missing dash, to the left", (line, { lines, index }) =>
    /^\s*- /.test(line) && !isText(lines, index) ? line.replace("- ", "") : undefined,
  ),
  onLine("no space after the dash", (line, { lines, index }) =>
    /^\s*- /.test(line) && !isText(lines, index) ? line.replace("- ", "-") : undefined,
  ),
  onLine("another character for the dash", (line, { lines, index, pick }) =>
    /^\s*- /.test(line) && !isText(lines, index) ? line.replace("-", ["•", "*", "–", "+"][pick % 4] ?? "•") : undefined,
  ),
  onLine("a dash too many", (line, { lines, index }) =>
    piecesOf(line) && !/^\s*- /.test(line) && line.startsWith("    ") && !isText(lines, index)
      ? line.replace(/\S/, "- $&")
      : undefined,
  ),
  {
    name: "a line broken in two",
    mayBeRight: true,
    apply: ({ line, lines, index }) => {
      const found = /^(\s*(?:- )?[\w-]+: [A-Za-z]\w+ \w+) (\w.*)$/.exec(line);
      if (!found || isText(lines, index)) return undefined;
      return { by: [found[1] ?? "", `${" ".repeat(indentOf(line))}${found[2] ?? ""}`] };
    },
  },
  {
    name: "two lines joined",
    apply: ({ line, lines, index }) => {
      const next = lines[index + 1];
      if (!piecesOf(line) || !next || !piecesOf(next) || /^\s*- /.test(next) || isText(lines, index)) return undefined;
      return { replaced: 2, by: [`${line} ${next.trim()}`] };
    },
  },
  {
    name: "list on the line of its key",
    apply: ({ line, lines, index }) => {
      const next = lines[index + 1] ?? "";
      return /^\s*(?:- )?[\w-]+:$/.test(line) && /^\s*- /.test(next)
        ? { replaced: 2, by: [`${line} ${next.trim()}`] }
        : undefined;
    },
  },
];
