import { type Data, type DataMap, type Path, type Problem } from "../problem.ts";
import { emptyMap } from "../language/data.ts";
import { isEmpty, type TreeSource } from "./source.ts";
import { duplicate, type RepeatedKey } from "./mistakes/duplicate-keys.ts";
import type { MapNode, Pair, TreeNode } from "./tree.ts";

/** The data of a tree, and what had to be left out of it. */
export interface Values {
  readonly value: Data | undefined;
  readonly problems: readonly Problem[];
  /** Where something is left out: what would be there is not known. */
  readonly unknownPaths: readonly Path[];
}

const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/** Whether the keys at a path are names that an author gives, and others refer to. */
const holdsNames = ([set, ...rest]: Path): boolean =>
  set === "constants" ||
  ((set === "badges" || set === "shared") && rest.length === 0) ||
  (set === "collections" && rest.length < 2);

/** The tree as plain data. Of a repeated key, the first one counts. */
export function valuesOf(root: TreeNode, source: TreeSource): Values {
  const problems: Problem[] = [];
  const unknownPaths: Path[] = [];
  /** Where the node is that is looked at. */
  const path: (string | number)[] = [];

  function dataAt(step: string | number, node: TreeNode): Data | undefined {
    path.push(step);
    const found = data(node);
    path.pop();
    return found;
  }

  function data(node: TreeNode): Data | undefined {
    switch (node.kind) {
      case "scalar":
        return node.value;
      case "list":
        return node.items.map((item, index) => dataAt(index, item) ?? null);
      case "map":
        return map(node);
      case "broken":
        unknownPaths.push([...path]);
        return undefined;
    }
  }

  const isWord = ({ key, value }: Pair): boolean =>
    isEmpty(value) && !/^\s*:/.test(source.text.slice(key.end, key.end + 9));

  function map(node: MapNode): DataMap {
    const out = emptyMap();
    const seen = new Map<string, (typeof node.pairs)[number]>();
    const repeated: RepeatedKey[] = [];
    for (const pair of node.pairs) {
      const first = seen.get(pair.name);
      if (dangerous.has(pair.name)) {
        const at = [...path, pair.name];
        unknownPaths.push(at);
        problems.push(reserved(pair.name, at));
      } else if (pair.name === "<<" && pair.key.style === "plain") {
        const at = [...path, pair.name];
        unknownPaths.push(at);
        problems.push(merge(at));
      } else if (first && node.flow && isWord(first) && isWord(pair)) {
        // `{ cells: yes, no, no }`: a word behind a comma is no key, which is said of the first one.
      } else if (first) {
        unknownPaths.push([...path, pair.name]);
        repeated.push({ pair, first });
      } else {
        seen.set(pair.name, pair);
        const value = dataAt(pair.name, pair.value);
        if (value !== undefined) out[pair.name] = value;
      }
    }
    if (repeated.length > 0) problems.push(duplicate(repeated, [...path], node, source));
    // One of two entries may have had another name, which others know.
    if (repeated.length > 0 && holdsNames(path)) unknownPaths.push([...path]);
    // Several are what is left of an item that lost its first line.
    if (repeated.length > 1 && typeof path.at(-1) === "number") unknownPaths.push(path.slice(0, 1));
    return out;
  }

  const reserved = (name: string, at: Path): Problem => ({
    code: "security/dangerous-key",
    severity: "error",
    message: `“${name}” cannot be used as a name.`,
    label: "reserved name",
    help: "Give it another name.",
    range: source.locate(at, "key"),
    at,
  });

  const merge = (at: Path): Problem => ({
    code: "yaml/not-supported",
    severity: "error",
    message: "“<<” is not part of this language.",
    label: "not part of this language",
    help: "Write the keys that are meant here. A section of several pages stands under “shared”, and pages show it with:\n- use: its-name",
    range: source.locate(at, "key"),
    at,
  });

  return { value: data(root), problems, unknownPaths };
}
