import { Composer, CST, type Document, isAlias, isMap, isPair, isScalar, isSeq, Lexer, Parser, Schema } from "yaml";
import { Guard } from "./guard.ts";
import { isUnclosed, mark } from "./tokens.ts";
import { maxFailures, type CountedParsed, type Failure, type Mark, type Parse, type Parsed } from "./parsed.ts";
import { withDepth, type Pair, type Scalar, type Style, type TreeNode } from "./tree.ts";

/** How deep lists and mappings may be nested while a text is parsed: one with mistakes may seem deeper than it is meant. */
const maxParsedDepth = 200;

/** The first one is the site; the rest is only counted, up to so many. */
const maxDocuments = 101;

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

/** What the library makes of a text. */
export const parseWhole: Parse = (text) => parseCounted(text).parsed;

/**
 * Parses token by token, so that nesting is bounded before anything recursive sees it: the library ends the whole
 * process on some texts that are nested thousands deep.
 */
export function parseCounted(text: string, maxTokens = Infinity): CountedParsed {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const marks: Mark[] = [];
  const unclosed: number[] = [];
  const guard = new Guard(text.length, maxTokens);
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    const kind = isContent ? null : CST.tokenType(lexeme);
    const reason = parser.stack.length > maxParsedDepth ? "too-deep" : guard.stops(kind);
    if (reason) {
      const stop = { tooDeepAt: parser.offset, isTooBig: reason !== "too-deep" };
      return {
        parsed: { root: undefined, documents: 1, failures: [], marks, ...stop },
        tokens: guard.tokens,
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
  const reported = length > maxFailures ? { ...parsed, failures: parsed.failures.slice(0, maxFailures) } : parsed;
  return { parsed: reported, tokens: guard.tokens, failures: length };
}

/** Has the library compose the tokens, which also reports what is wrong with them. */
function composed(tokens: CST.Token[], text: string, unclosed: number[], marks: readonly Mark[]): Parsed {
  const documents: Document.Parsed[] = [];
  withoutTraces(() => {
    for (const document of new Composer({ ...options, schema }).compose(tokens, true, text.length))
      if (documents.push(document) === maxDocuments) break;
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
  // `!include other.yaml`: what is meant stands elsewhere.
  if (isScalar(node) && node.tag?.startsWith("!") === true) return broken(...extent(node.range));
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
