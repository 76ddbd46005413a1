import { fieldAt } from "../../schema/language/descriptor.ts";
import { dataAt } from "../../schema/language/data-at.ts";
import { isMap, type Data, type DataMap, type Path } from "../../schema/problem.ts";
import type { Editable, EditResult } from "../../schema/edit/editable.ts";
import { duplicate } from "../../schema/edit/duplicate.ts";
import { insertAt } from "../../schema/edit/insert.ts";
import { insertText } from "../../schema/edit/insert-text.ts";
import { move } from "../../schema/edit/move.ts";
import { renameKey } from "../../schema/edit/rename-key.ts";
import { rewrite } from "../../schema/edit/rewrite.ts";
import { set } from "../../schema/edit/set.ts";
import { unset } from "../../schema/edit/unset.ts";
import type { Random } from "../sound-sites/random.ts";
import { pathsIn } from "./decorate.ts";

/** An operation that is tried: what it is, and what the data are afterwards. */
export interface Operation {
  readonly name: string;
  readonly run: (on: Editable) => EditResult;
  readonly intended: Data;
}

const copy = (data: Data): Data => structuredClone(data);

/** Changes the data at a path by a function that gets its holder. */
function changed(data: Data, path: Path, change: (holder: DataMap | Data[], step: string | number) => void): Data {
  const out = copy(data);
  const holder = dataAt(out, path.slice(0, -1));
  const step = path.at(-1);
  if (step !== undefined && (Array.isArray(holder) || isMap(holder))) change(holder, step);
  return out;
}

const put = (data: Data, path: Path, value: Data): Data =>
  path.length === 0
    ? value
    : changed(data, path, (holder, step) => {
        if (Array.isArray(holder)) holder[Number(step)] = value;
        else holder[String(step)] = value;
      });

/** The data without what is at a path, as `unset` has it. */
function without(data: Data, path: Path): Data {
  const parent = path.slice(0, -1);
  const holder = dataAt(data, parent) ?? null;
  const count = Array.isArray(holder) ? holder.length : isMap(holder) ? Object.keys(holder).length : 0;
  if (count > 1 || parent.length === 0)
    return changed(data, path, (own, step) => {
      if (Array.isArray(own)) own.splice(Number(step), 1);
      else delete own[String(step)];
    });
  const key = parent.at(-1);
  const isOptional = typeof key === "string" && fieldAt(data, parent.slice(0, -1))?.required?.includes(key) !== true;
  return isOptional ? without(data, parent) : put(data, parent, Array.isArray(holder) ? [] : {});
}

const insertedInto = (data: Data, list: Path, index: number, value: Data): Data =>
  changed(data, [...list, index], (holder) => {
    if (Array.isArray(holder)) holder.splice(index, 0, value);
  });

const words = [
  "bread",
  "a b",
  "Fresh: every day",
  "#1",
  "- dash",
  "yes",
  "null",
  "12",
  "1.50",
  "2025-01-15",
  "it's",
  'say "hi"',
  " lead",
  "trail ",
  "",
  "a # b",
  "{x}",
  "[y]",
  "a, b",
  "é “q”",
  "“all”",
  "x:",
  "*s",
  "&a",
  "!t",
  "%p",
  "@m",
  "`c`",
  "|",
  ">",
  "?q",
  "-5",
  "~",
  "0x1F",
  "1_000",
  "12:30",
  "tab\there",
  "\\back",
  "http://a.example/x?y=1#z",
  "a:b",
  "---",
  "...",
  "=",
  "<<",
] as const;
const texts = [
  "one\ntwo\n",
  "one\n\ntwo",
  "  lead\nmore\n",
  "a\n  b\n# c\n",
  "- x\n- y\n",
  "ends\n\n\n",
  "\nstarts",
  "tab\n\tin\n",
  "a \n b\n",
  "x\r\ny",
  "\n",
  " \n",
  "long ".repeat(30).trim(),
  `${"long ".repeat(40).trim()}\n\nand more\n`,
  "trail\n  ",
  "nbsp\u00a0\u2028end",
  "\u0007bell",
  "🍞 bread\n",
] as const;

/** A value that may be hard to write. */
export function someValue(random: Random, depth = 0): Data {
  const kind = random.int(0, depth > 2 ? 5 : 9);
  if (kind <= 2) return random.pick(words);
  if (kind === 3) return random.pick(texts);
  if (kind === 4) return random.pick([0, 1, -3, 2.5, 1e21, 1e-7, 2999]);
  if (kind === 5) return random.pick([true, false, null]);
  if (kind <= 7) return Array.from({ length: random.int(0, 3) }, () => someValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.int(0, 3) }, (_, index) => [
      random.pick(["a", "b c", "yes", "1", "k-"]) + index,
      someValue(random, depth + 1),
    ]),
  );
}

/** Items as people paste them. */
const yamlItems: readonly (readonly [yaml: string, data: Data])[] = [
  ["- type: text\n  body: |\n    one\n\n      two\n", { type: "text", body: "one\n\n  two\n" }],
  ["type: text\n# why\nbody: x", { type: "text", body: "x" }],
  ["\n    # above\n    - { a: 1 }   # behind\n", { a: 1 }],
  ["- a word\n", "a word"],
  ["- |+\n  keeps\n\n", "keeps\n"],
  ["- - 1\r\n  - 2\r\n", [1, 2]],
];

const collections = (data: Data, isWanted: (data: Data | undefined) => boolean): Path[] =>
  pathsIn(data).filter((path) => isWanted(dataAt(data, path)));

/** Draws an operation on a text. */
export function drawOperation({ value }: Editable, random: Random): Operation {
  const paths = pathsIn(value);
  const path = random.pick(paths);
  const show = (name: string, ...rest: readonly unknown[]): string =>
    [name, ...rest.map((one) => JSON.stringify(one))].join(" ");
  const lists = collections(value, (data) => Array.isArray(data) && data.length > 0);
  switch (random.int(0, 10)) {
    case 0: {
      const data = someValue(random);
      return { name: show("set", path, data), run: (on) => set(on, path, data), intended: put(value, path, data) };
    }
    case 1: {
      const leaf = random.pick(paths.filter((one) => typeof dataAt(value, one) !== "object"));
      const data = random.chance(0.7) ? random.pick([...words, ...texts]) : someValue(random, 3);
      return { name: show("set", leaf, data), run: (on) => set(on, leaf, data), intended: put(value, leaf, data) };
    }
    case 2:
      return { name: show("unset", path), run: (on) => unset(on, path), intended: without(value, path) };
    case 3: {
      const list = random.pick(lists);
      const found = dataAt(value, list);
      const index = random.int(0, Array.isArray(found) ? found.length : 0);
      const data = someValue(random);
      return {
        name: show("insert", list, index, data),
        run: (on) => insertAt(on, list, index, data),
        intended: insertedInto(value, list, index, data),
      };
    }
    case 4: {
      const map = random.pick([[], ...collections(value, isMap)]);
      const key = random.pick(["ground", "anchor", "title", "body", "zzz", "yes", "a b", "1"]);
      const at = [...map, key];
      const data = someValue(random);
      return { name: show("set new", at, data), run: (on) => set(on, at, data), intended: put(value, at, data) };
    }
    case 5: {
      const at = random.pick(paths.filter((one) => typeof one.at(-1) === "string"));
      const name = random.pick(["renamed", "true", "a: b", "x y", "12", "é", "-", "q'"]);
      const intended = changed(value, at, (holder, step) => {
        if (Array.isArray(holder)) return;
        holder[name] = holder[String(step)] ?? null;
        if (name !== step) delete holder[String(step)];
      });
      return { name: show("renameKey", at, name), run: (on) => renameKey(on, at, name), intended };
    }
    case 6: {
      const name = random.pick(["copied", "true", "a: b"]);
      const key = path.at(-1);
      const item = copy(dataAt(value, path) ?? null);
      const intended =
        typeof key === "number"
          ? insertedInto(value, path.slice(0, -1), key + 1, item)
          : put(value, [...path.slice(0, -1), name], item);
      return { name: show("duplicate", path, name), run: (on) => duplicate(on, path, name), intended };
    }
    case 7: {
      const leaf = random.pick(collections(value, (data) => typeof data === "string"));
      const old = String(dataAt(value, leaf));
      // Between characters, not inside of one.
      const letters = [...old];
      const first = random.int(0, letters.length);
      const start = letters.slice(0, first).join("").length;
      const change = {
        start,
        end: start + letters.slice(first, first + random.int(0, 6)).join("").length,
        text: random.pick(["x", "/prices", "a: b", "", "it's", '"', "two words", " ", "\n", "# c", "}"]),
      };
      const intended = put(value, leaf, old.slice(0, start) + change.text + old.slice(change.end));
      return { name: show("rewrite", leaf, change), run: (on) => rewrite(on, leaf, [change]), intended };
    }
    case 8: {
      const list = random.pick(lists);
      const found = dataAt(value, list);
      const index = random.int(0, Array.isArray(found) ? found.length : 0);
      const [yaml, data] = random.pick(yamlItems);
      return {
        name: show("insertText", list, index, yaml),
        run: (on) => insertText(on, list, index, yaml),
        intended: insertedInto(value, list, index, data),
      };
    }
    default: {
      const from = random.pick(lists);
      const list = random.chance(0.5) ? from : random.pick(lists);
      const [source, target] = [dataAt(value, from), dataAt(value, list)];
      if (!Array.isArray(source) || !Array.isArray(target)) throw new Error("There are no lists");
      const at = random.int(0, source.length - 1);
      const index = random.int(0, from === list ? target.length - 1 : target.length);
      const item = source[at] ?? null;
      const name = show("move", [...from, at], [...list, index]);
      const run = (on: Editable): EditResult => move(on, [...from, at], [...list, index]);
      if (JSON.stringify(from) === JSON.stringify(list))
        return {
          name,
          run: (on) => move(on, [...from, at], [...from, Math.min(index, source.length - 1)]),
          intended: changed(value, [...from, at], (holder) => {
            if (Array.isArray(holder)) holder.splice(Math.min(index, source.length - 1), 0, ...holder.splice(at, 1));
          }),
        };
      const inserted = insertedInto(value, list, index, copy(item));
      const step = from[list.length];
      const isShifted = list.every((one, depth) => one === from[depth]) && typeof step === "number" && step >= index;
      const gone = [...(isShifted ? from.with(list.length, step + 1) : from), at];
      return { name, run, intended: without(inserted, gone) };
    }
  }
}
