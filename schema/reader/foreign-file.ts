import { topKeys } from "../language/descriptor.ts";
import type { Problem } from "../problem.ts";
import type { Positions } from "./positions.ts";

interface Signature {
  readonly pattern: RegExp;
  readonly kind: string;
  /** It is a text in a form that hides the words. */
  readonly isFormatted?: true;
}

/** What files of other kinds begin with, and no site file does. */
const signatures: readonly Signature[] = [
  { pattern: /^<(?:!doctype html|html|head|body)\b/i, kind: "a web page (HTML)", isFormatted: true },
  { pattern: /^<\?php/i, kind: "a program" },
  { pattern: /^<[?!/a-z]/i, kind: "a web page (HTML or XML)", isFormatted: true },
  { pattern: /^\{\\rtf/, kind: "formatted text (RTF)", isFormatted: true },
  { pattern: /^PK\p{Cc}{2}/u, kind: "a Word document or an archive", isFormatted: true },
  { pattern: /^(?:\ufffd|\u00d0)\ufffd\p{Cc}\ufffd/u, kind: "a Word document", isFormatted: true },
  { pattern: /^%PDF-/, kind: "a PDF", isFormatted: true },
  { pattern: /^(?:\ufffdPNG|GIF8|\ufffd\ufffd\ufffd[\ufffd\u00e0-\u00ef]|RIFF.{0,6}WEBP)/s, kind: "a picture" },
  {
    pattern:
      /^(?:#!|import [\w{*"'].*["'];?$|import \w+$|from \w+ import |export (?:default|const|function)|["']use strict["'])/m,
    kind: "a program",
  },
  { pattern: /^(?:(?:const|let|var) \w+ =|(?:async )?function\b.*\{$|package \w+;?$|#include )/m, kind: "a program" },
  {
    pattern: /^(?:@(?:import|charset|media)\b|[.#]?[\w-]+(?:[ ,>.:]+[\w-]+)* \{\s*[\w-]+\s*:[^\n]*;)/,
    kind: "a style sheet",
  },
];

/** The lines at the start that say nothing: empty ones, and notes. */
const lead = /^(?:\ufeff|\s|#(?!!|include )[^\n]*(?:\n|$)|\/\*.*?\*\/|\/\/[^\n]*(?:\n|$))*/s;

/** JSON that holds something, and nothing of a site. Braces alone are YAML as well. */
function isOtherJson(text: string): boolean {
  const isOwn = new RegExp(
    `["'](?:${topKeys.filter((key) => key !== "version").join("|")})["']\\s*:|"version"\\s*:\\s*1\\s*[,}]`,
  );
  if (!/^[{[]\s*["{[]/.test(text) || isOwn.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The lines of a text that may be of another kind, each without what says nothing. */
interface Lines {
  readonly text: string;
  readonly lines: readonly string[];
  readonly emptyLines: number;
  /** The lines that are words, and no headings or items of a list. */
  readonly words: readonly string[];
}

/** What other files consist of that begin like a site file, and what a line of YAML is; the first row that fits counts. */
const contents: readonly { readonly kind: string | undefined; readonly fits: (all: Lines) => boolean }[] = [
  {
    kind: "settings (TOML)",
    fits: ({ text, lines }) =>
      /^\[{1,2}[\w.-]+\]{1,2}$/.test(lines[0] ?? "") &&
      lines.some((line) => /^[\w.-]+ = \S/.test(line)) &&
      !ownKey.test(text),
  },
  {
    kind: undefined,
    fits: ({ lines }) =>
      lines.some((line) =>
        /^(?:- +)*["']?[\p{L}\p{N}_-]+["']? *:(?:\s|$)|^[[{}\]"'|>&*!%?@`]|^---|^\.\.\.$/u.test(line),
      ),
  },
  {
    // A note begins like the heading of a Markdown file.
    kind: "formatted text (Markdown)",
    fits: ({ lines, words }) =>
      /^#{1,6} \S/.test(lines[0] ?? "") && words.length > 0 && lines.some((line) => /^(?:#{2,6} |[-*+] )\S/.test(line)),
  },
  {
    kind: "a text",
    fits: ({ words, emptyLines }) =>
      emptyLines > 0 && words.some((line) => /[.!?]$/.test(line)) && words.join(" ").split(/\s+/).length >= leastWords,
  },
];

function contentKind(text: string): string | undefined {
  const all = text.trim().split("\n", maxLines);
  const lines = all.flatMap((line) => line.trim() || []);
  const words = lines.filter((line) => !/^(?:#|[-*+•] |\d+[.)] )/.test(line) && /^\p{L}\S*(?:\s+\S+){2,}$/u.test(line));
  const found = { text, lines, words, emptyLines: all.length - lines.length };
  return contents.find(({ fits }) => fits(found))?.kind;
}

const ownKey = new RegExp(`^[ \\t]*["']?(?:${topKeys.join("|")})["']? *:`, "m");

const help =
  "Name the site file, or begin one with these lines:\nversion: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\nroutes:";

/** A file of another kind: one problem, whatever else there is to say of its lines. */
export function foreignFile(positions: Positions): Problem | undefined {
  const { text } = positions;
  const at = lead.exec(text.slice(0, maxLead))?.[0].length ?? 0;
  const start = text.slice(at, at + maxSignature);
  const first = start.split("\n", 1)[0] ?? "";
  const signature = signatures.find(
    ({ pattern }) => pattern.exec(pattern.multiline ? first.trimEnd() : start)?.index === 0,
  );
  const kind = signature?.kind ?? (isOtherJson(text.slice(at)) ? "data (JSON)" : contentKind(text));
  if (kind === undefined) return undefined;
  return {
    code: "file/not-a-site-file",
    severity: "error",
    message: `This is not a site file, but ${kind}.`,
    label: "another kind of file",
    range: positions.range(at, positions.endOf(positions.lineOf(at))),
    at: [],
    help: signature?.isFormatted
      ? "A site file is plain text. Copy the words into a plain text editor and save them as UTF-8 with the name site.yaml."
      : help,
  };
}

/** How far the notes at the start are followed, and how much of what is behind them decides, in characters. */
const maxLead = 20_000;
const maxSignature = 400;

/** How many lines are looked at for words, and how many words make a text. */
const maxLines = 400;
const leastWords = 8;
