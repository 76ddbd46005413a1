import { Composer, CST, type Document, isAlias, isMap, isPair, isScalar, isSeq, Lexer, Parser, Schema } from "yaml";
import { Guard } from "./guard.ts";
import { effortOf } from "./budget.ts";
import { plainLines } from "./fast/plain-lines.ts";
import { isUnclosed, mark } from "./tokens.ts";
import { readWith, type JudgeData, type Reading } from "./reading.ts";
import type { Reasons } from "../repair/syntax/explain-failure.ts";
import {
  mostFailures,
  type Count,
  type Counted,
  type Effort,
  type Failure,
  type Mark,
  type Parse,
  type Parsed,
} from "./parsed.ts";
import { withDepth, type Pair, type Scalar, type Style, type TreeNode } from "./tree.ts";

export type { Reading, Reasons };

/** How deep they may be while a text is read: one with mistakes may seem deeper than it is meant. */
const parsedDepthLimit = 200;

/** The first one is the site; the rest is only counted, as far as it is told. */
const mostDocuments = 101;

const options = {
  version: "1.2",
  schema: "core",
  merge: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "silent",
} as const;

/** Made once: each piece of a text would make its own. */
const schema = new Schema({ schema: "core", merge: false, resolveKnownTags: true });

/** Reads the text of a site file: its data, where each piece stands, and what is wrong with the way it is written. Never throws. */
export const read = (
  text: string,
  file: string,
  judge: JudgeData = () => 0,
  parseWith: Parse = parse,
  reasons: Reasons = new Map(),
): Reading => readWith(parseWith, text, file, judge, reasons);

/** What a text holds. */
export const parse: Parse = (text) => bounded(Infinity).parse(text);

/**
 * Parses as long as no more than so many signs are read with it. It remembers what it has read, so that a text with few changes is
 * read quickly; what others have read changes nothing.
 */
export const bounded = (most: number): Effort => effortOf({ whole: parseCounted, plainly: parsePlain }, most);

/** The quick way, for a text that is written plainly. With the same result; else the place that is not. */
export function parsePlain(text: string, library: Count = parseCounted): Parsed | number {
  const plain = plainLines(text, library);
  return typeof plain === "number"
    ? plain
    : { ...withDepth(plain.root), documents: 1, failures: [], marks: plain.marks };
}

/** What the library makes of a text. */
export const parseWhole: Parse = (text) => parseCounted(text).parsed;

/**
 * Parses token by token, so that nesting is bounded before anything recursive sees it: the library ends the whole
 * process on some texts that are nested thousands deep.
 */
export function parseCounted(text: string, most = Infinity): Counted {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const marks: Mark[] = [];
  const unclosed: number[] = [];
  const guard = new Guard(text.length, most);
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    const kind = isContent ? null : CST.tokenType(lexeme);
    const reason = parser.stack.length > parsedDepthLimit ? "too-deep" : guard.stops(kind);
    if (reason) {
      const stop = { tooDeepAt: parser.offset, isTooBig: reason !== "too-deep" };
      return {
        parsed: { root: undefined, documents: 1, failures: [], marks, ...stop },
        signs: guard.signs,
        failures: 0,
      };
    }
    mark(kind, lexeme, parser.offset, marks);
    if (isUnclosed(lexeme)) unclosed.push(parser.offset);
    isContent = lexeme === CST.SCALAR;
    for (const token of parser.next(lexeme)) tokens.push(token);
  }
  for (const token of parser.end()) tokens.push(token);
  const parsed = composed(tokens, text, unclosed, marks);
  const { length } = parsed.failures;
  const told = length > mostFailures ? { ...parsed, failures: parsed.failures.slice(0, mostFailures) } : parsed;
  return { parsed: told, signs: guard.signs, failures: length };
}

/** Has the library compose the tokens, which also tells what is wrong with them. */
function composed(tokens: CST.Token[], text: string, unclosed: number[], marks: readonly Mark[]): Parsed {
  const documents: Document.Parsed[] = [];
  withoutTraces(() => {
    for (const document of new Composer({ ...options, schema }).compose(tokens, true, text.length))
      if (documents.push(document) === mostDocuments) break;
  });
  const openings = unclosed.values();
  // The library names the end of a quotation that is never closed; its beginning says more.
  const opening = (message: string): number | undefined =>
    message.startsWith("Missing closing") ? openings.next().value : undefined;
  const failures = documents.flatMap((document) =>
    document.errors.map(({ code, message, pos }): Failure => {
      const start = opening(message) ?? pos[0];
      return { code, message, start, end: Math.max(pos[1], start + 1) };
    }),
  );
  failures.sort((a, b) => a.start - b.start);
  const contents = documents[0]?.contents;
  const root = contents ? convert(contents, text) : undefined;
  const tree = root && failures.length === 0 ? withDepth(root) : { root };
  return { ...tree, documents: documents.length, failures, marks };
}

/** The library makes an error of each failure, and to trace where it made it takes longer than to read the line. */
function withoutTraces(compose: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    compose();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const styles = new Map<string | undefined, Style>([
  ["QUOTE_SINGLE", "single"],
  ["QUOTE_DOUBLE", "double"],
  ["BLOCK_LITERAL", "block"],
  ["BLOCK_FOLDED", "block"],
]);

/** The library's tree as ours. The recursion is bounded by the limit of depth. */
function convert(node: unknown, text: string): TreeNode {
  if (isScalar(node)) return scalar(node.value, node.type, node.range, text);
  if (isSeq(node)) {
    const [start, end] = extent(node.range);
    const items = node.items.map((item) => (isPair(item) ? broken(start, end) : convert(item, text)));
    const flow = node.flow === true;
    return { kind: "list", start, end: flow ? end : (items.at(-1)?.end ?? end), flow, items };
  }
  if (isMap(node)) {
    const [start, end] = extent(node.range);
    const pairs = node.items.map((pair) => convertPair(pair.key, pair.value, text));
    const flow = node.flow === true;
    // The library counts the line end of the last value in.
    return { kind: "map", start, end: flow ? end : (pairs.at(-1)?.value.end ?? end), flow, pairs };
  }
  const [start, end] = isAlias(node) ? extent(node.range) : [0, 0];
  return broken(start, end);
}

function convertPair(key: unknown, value: unknown, text: string): Pair {
  const name = convert(key, text);
  const known: Scalar =
    name.kind === "scalar"
      ? name
      : {
          kind: "scalar",
          value: text.slice(name.start, name.end),
          raw: "",
          style: "plain",
          start: name.start,
          end: name.end,
        };
  const nothing: Scalar = { kind: "scalar", value: null, raw: "", style: "plain", start: known.end, end: known.end };
  return { key: known, name: String(known.value ?? known.raw), value: value === null ? nothing : convert(value, text) };
}

function scalar(
  value: unknown,
  type: string | undefined,
  range: readonly number[] | null | undefined,
  text: string,
): Scalar {
  const [start, end] = extent(range);
  const known = typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
  return { kind: "scalar", value: known, raw: text.slice(start, end), style: styles.get(type) ?? "plain", start, end };
}

const extent = (range: readonly number[] | null | undefined): [number, number] => [range?.[0] ?? 0, range?.[1] ?? 0];
const broken = (start: number, end: number): TreeNode => ({ kind: "broken", start, end });
