import { stringify } from "yaml";
import { isMap, type Data, type Path } from "../../schema/problem.ts";
import { isRefused, openText, type Editable } from "../../schema/edit/editable.ts";
import type { Random } from "../sound-sites/random.ts";
import { readByOthers } from "./readers.ts";

const knownPaths = new WeakMap<object, readonly Path[]>();

/** The paths of everything in the data. They are kept: a fifth of the time of random changes went into finding them again. */
export function pathsIn(data: Data): readonly Path[] {
  if (!isMap(data) && !Array.isArray(data)) return [];
  const paths = knownPaths.get(data) ?? [...pathsBelow(data, [])];
  knownPaths.set(data, paths);
  return paths;
}

function* pathsBelow(data: Data, path: Path): Iterable<Path> {
  if (path.length > 0) yield path;
  const below = Array.isArray(data) ? [...data.entries()] : isMap(data) ? Object.entries(data) : [];
  for (const [step, value] of below) yield* pathsBelow(value, [...path, step]);
}

const styles = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const;

/** Another way to write a value. */
function restyled(on: Editable, path: Path, random: Random): string {
  const node = on.source.node(path);
  if (node?.kind !== "scalar" || node.raw === "") return on.text;
  const inner = " ".repeat(on.source.positions.position(node.start).column + 40);
  const value = typeof node.value === "string" ? node.value.trim() : "";
  const options: readonly (() => string)[] = [
    () => JSON.stringify(node.value),
    () => `'${String(node.value).replaceAll("'", "''")}'`,
    () => `"${value.replace(" ", `\n${inner}`)}"`,
    () => value.replace(" ", `\n${inner}`),
    () =>
      `|${random.pick(["", "-", "+", "  # behind a bar"])}\n${inner}${value}\n${random.pick(["", "\n", "\n\n"])}`.replace(
        /\n$/,
        "",
      ),
    () => `>${random.pick(["", "-", "+"])}\n${inner}${value}${random.pick(["", `\n\n${inner}more of it`])}`,
    () => `|2\n${" ".repeat(Math.max(0, on.source.positions.position(node.start).column % 7))}  ${value}`,
  ];
  const text = random.pick(options)();
  const end = node.style === "block" && on.text[node.end - 1] === "\n" ? node.end - 1 : node.end;
  return on.text.slice(0, node.start) + text + on.text.slice(end);
}

/** A comment or blank line somewhere. */
function noted(on: Editable, path: Path, random: Random): string {
  const { text, source } = on;
  const { positions } = source;
  const node = source.node(path);
  if (!node) return text;
  const line = positions.lineOf(source.pair(path)?.key.start ?? node.start);
  const at = positions.startOf(line);
  const indent = /^[\s-]*/.exec(positions.lineText(line))?.[0].length ?? 0;
  const end = positions.endOf(positions.lineOf(Math.max(node.start, node.end - 1)));
  const put = (offset: number, what: string): string => text.slice(0, offset) + what + text.slice(offset);
  return random.pick<() => string>([
    () => put(at, `${" ".repeat(indent)}# directly above\n`),
    () => put(at, `\n${" ".repeat(indent)}# a banner\n\n`),
    () => put(at, `${" ".repeat(Math.max(0, indent - 2))}# further to the left\n`),
    () => put(at, "\n"),
    () => put(end, "   # behind it"),
    () => put(end, `\n${" ".repeat(indent + 3)}# deeper`),
    () => put(end, "\n\n"),
    () => put(end, "  "),
  ])();
}

/** The lines of one list further to the right, or other steps everywhere. */
const reindented = (text: string, factor: number): string =>
  text.replace(/^ +/gm, (spaces) => " ".repeat(spaces.length * factor));

/** Whether two other programs read what we read. */
const isSoundBase = (on: Editable): boolean => {
  const own = JSON.stringify(on.value);
  return readByOthers(on.text).every((data) => JSON.stringify(data) === own);
};

/** Writes a text in other ways: comments, blank lines, quotes, bars, indents, line ends. What it says may change. */
export function decorate(text: string, times: number, random: Random): Editable | undefined {
  const first = openText(text);
  if (isRefused(first) || !isSoundBase(first)) return undefined;
  let now = first;
  const attempt = (changed: string): void => {
    const next = changed === now.text ? now : openText(changed);
    if (!isRefused(next) && isSoundBase(next)) now = next;
  };
  if (random.chance(0.15)) attempt(reindented(now.text, 2));
  for (let time = 0; time < times; time += 1) {
    const path = random.pick(pathsIn(now.value));
    attempt(random.chance(0.5) ? noted(now, path, random) : restyled(now, path, random));
  }
  if (random.chance(0.2)) attempt(now.text.replaceAll("\n", "\r\n"));
  if (random.chance(0.2)) attempt(now.text.replace(/\r?\n$/, ""));
  if (random.chance(0.1)) attempt(`\ufeff${now.text}`);
  return now;
}

/** Data as text, in one of the ways in which people write. */
export const written = (data: Data, random: Random): string =>
  random.chance(0.1) ? `${JSON.stringify(data, undefined, random.pick([0, 1, 2]))}\n` : inYaml(data, random);

const inYaml = (data: Data, random: Random): string =>
  stringify(data, {
    indent: random.pick([2, 2, 3, 4]),
    indentSeq: random.chance(0.6),
    lineWidth: random.pick([0, 40, 80]),
    defaultStringType: random.pick([styles[0], styles[0], styles[1], styles[2]]),
    defaultKeyType: "PLAIN",
    collectionStyle: random.chance(0.1) ? "flow" : "any",
  });
