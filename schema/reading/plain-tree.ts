import type { CST } from "yaml";
import type { Pair, Scalar, Style, TreeNode } from "./tree.ts";

/** The value of a text that stands on several lines or needs its quotes undone; nothing where it has a mistake. */
export type Resolve = (
  token: CST.FlowScalar | CST.BlockScalar,
) => { readonly value: string; readonly end: number } | undefined;

/**
 * The tree of a document that is written plainly, straight from its tokens, which is half the work of having the library
 * compose it. Undefined where anything is unusual, right or wrong: empty values, references, tags, tabs, missing signs. The
 * library decides about those. Where a tree is given, it is what the library would give.
 */
export function plainTree(document: CST.Document, text: string, resolve: Resolve): TreeNode | undefined {
  const around = [...document.start, ...(document.end ?? [])];
  return document.value && countOf(undefined, around, true) === 0
    ? new PlainTree(text, resolve).node(document.value)
    : undefined;
}

type Tokens = readonly CST.SourceToken[];

/** How often a sign stands among spaces, line ends and comments; -1 where anything else stands there. */
function countOf(sign: CST.SourceToken["type"] | undefined, tokens: Tokens, isApart: boolean): number {
  let count = 0;
  let apart = isApart;
  for (const { type, source } of tokens) {
    if (type === sign) {
      count += 1;
      apart = false;
    } else if (type === "newline" || (type === "space" && !source.includes("\t"))) apart = true;
    else if (type !== "comment" || !apart) return -1;
  }
  return count;
}

/** How long a key may be, with the spaces before its colon. */
const longestKey = 1024;

const styles: Readonly<Record<string, Style>> = {
  scalar: "plain",
  "single-quoted-scalar": "single",
  "double-quoted-scalar": "double",
};

/** Texts in quotes that are what stands between the quotes. */
const plainlyQuoted: Readonly<Record<string, RegExp>> = {
  single: /^'[^'\r\n]*'$/,
  double: /^"[^"\\\r\n]*"$/,
};

/** What the file format does not take as text: its words and all its ways to write a number. */
const noText =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/;
const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

class PlainTree {
  readonly #text: string;
  readonly #resolve: Resolve;

  constructor(text: string, resolve: Resolve) {
    this.#text = text;
    this.#resolve = resolve;
  }

  node(token: CST.Token): TreeNode | undefined {
    if (token.type === "block-map") return this.#map(token);
    if (token.type === "block-seq") return this.#list(token);
    if (token.type === "flow-collection")
      return token.start.source === "{" ? this.#flowMap(token) : this.#flowList(token);
    return this.#scalar(token);
  }

  #map({ offset, indent, items }: CST.BlockMap): TreeNode | undefined {
    const pairs: Pair[] = [];
    for (const [index, { start, key, sep, value }] of items.entries()) {
      if (countOf(undefined, start, true) !== 0) return undefined;
      // Comments after the last pair.
      if (!key && !sep && index === items.length - 1 && index > 0) continue;
      if (!key || !("indent" in key) || key.indent !== indent) return undefined;
      if (value?.type === "block-map" && !sep?.some(({ type }) => type === "newline")) return undefined;
      const pair = this.#pair(key, sep, value);
      if (!pair) return undefined;
      pairs.push(pair);
    }
    const end = pairs.at(-1)?.value.end;
    return end === undefined ? undefined : { kind: "map", start: offset, end, flow: false, pairs };
  }

  #list({ offset, items }: CST.BlockSequence): TreeNode | undefined {
    const nodes: TreeNode[] = [];
    for (const [index, { start, value }] of items.entries()) {
      const dashes = countOf("seq-item-ind", start, true);
      if (dashes === 0 && !value && index === items.length - 1) continue;
      const node = dashes === 1 && value ? this.node(value) : undefined;
      if (!node) return undefined;
      nodes.push(node);
    }
    const end = nodes.at(-1)?.end;
    return end === undefined ? undefined : { kind: "list", start: offset, end, flow: false, items: nodes };
  }

  #flowMap(token: CST.FlowCollection): TreeNode | undefined {
    const pairs: Pair[] = [];
    for (const [index, { start, key, sep, value }] of token.items.entries()) {
      if (countOf("comma", start, false) !== (index === 0 ? 0 : 1)) return undefined;
      if (!key && !sep && !value && index === token.items.length - 1) continue;
      const pair = isBlock(value) ? undefined : this.#pair(key, sep, value);
      if (!pair) return undefined;
      pairs.push(pair);
    }
    const end = endOfBraces(token, "}");
    return end === undefined ? undefined : { kind: "map", start: token.offset, end, flow: true, pairs };
  }

  #flowList(token: CST.FlowCollection): TreeNode | undefined {
    const items: TreeNode[] = [];
    for (const [index, { start, key, sep, value }] of token.items.entries()) {
      if (key || sep || countOf("comma", start, false) !== (index === 0 ? 0 : 1)) return undefined;
      if (!value && index === token.items.length - 1) continue;
      const node = value && !isBlock(value) ? this.node(value) : undefined;
      if (!node) return undefined;
      items.push(node);
    }
    const end = endOfBraces(token, "]");
    return end === undefined ? undefined : { kind: "list", start: token.offset, end, flow: true, items };
  }

  #pair(key: CST.Token | null | undefined, sep: Tokens = [], value: CST.Token | undefined): Pair | undefined {
    if (!key || !value || countOf("map-value-ind", sep, false) !== 1) return undefined;
    const name = this.#key(key);
    if (!name || (sep.at(-1)?.offset ?? 0) - name.start > longestKey) return undefined;
    const node = this.node(value);
    return node && { key: name, name: String(name.value), value: node };
  }

  #key(token: CST.Token): Scalar | undefined {
    if (!("indent" in token) || !isFlowScalar(token) || token.source.includes("\n")) return undefined;
    const value = token.type === "scalar" ? token.source : this.#scalar(token)?.value;
    const style = styles[token.type];
    if (value === undefined || value === "" || style === undefined || (token.end?.length ?? 0) > 0) return undefined;
    const start = token.offset;
    if (style === "plain" && !isSoundStart(token.source)) return undefined;
    return { kind: "scalar", value, raw: token.source, style, start, end: start + token.source.length };
  }

  #scalar(token: CST.Token): Scalar | undefined {
    if (token.type === "block-scalar") return this.#resolved(token, "block");
    if (!isFlowScalar(token) || countOf(undefined, token.end ?? [], false) !== 0) return undefined;
    const { source, offset: start } = token;
    const style = styles[token.type];
    if (style === undefined) return undefined;
    const place = { start, end: start + source.length };
    if (style === "plain") {
      if (!isSoundStart(source)) return undefined;
      if (source.includes("\n")) return this.#resolved(token, style);
      const value = plainValue(source);
      return value === undefined ? undefined : { kind: "scalar", value, raw: source, style, ...place };
    }
    if (!plainlyQuoted[style]?.test(source)) return this.#resolved(token, style);
    return { kind: "scalar", value: source.slice(1, -1), raw: source, style, ...place };
  }

  #resolved(token: CST.FlowScalar | CST.BlockScalar, style: Style): Scalar | undefined {
    const resolved = this.#resolve(token);
    if (!resolved) return undefined;
    const { value, end } = resolved;
    if (style === "plain" && noText.test(value)) return undefined;
    return { kind: "scalar", value, raw: this.#text.slice(token.offset, end), style, start: token.offset, end };
  }
}

const isBlock = (token: CST.Token | undefined): boolean => token?.type === "block-map" || token?.type === "block-seq";

const isFlowScalar = (token: CST.Token): token is CST.FlowScalar =>
  token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar";

/** Some signs cannot begin a text without quotes. */
const isSoundStart = (source: string): boolean => source !== "" && !/^[\t,%|>@`]/.test(source);

/** Behind a closing sign; nothing where it is another one or none. */
function endOfBraces({ end: [close, ...rest] }: CST.FlowCollection, sign: string): number | undefined {
  return close?.source === sign && countOf(undefined, rest, false) === 0 ? close.offset + 1 : undefined;
}

/** What is written without quotes. Undefined for the rarer ways to write something that is not text. */
function plainValue(source: string): string | number | boolean | undefined {
  if (!noText.test(source)) return source;
  if (source === "true" || source === "false") return source === "true";
  return plainNumber.test(source) ? Number(source) : undefined;
}
