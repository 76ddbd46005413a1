import type { DataMap, Path, Problem } from "../../../problem.ts";
import { isEmpty, type TreeSource } from "../../../reader/source.ts";
import { textsCutByCommas } from "../../yaml-traps/comma.ts";
import { oddKey } from "../../yaml-traps/keys.ts";

/**
 * Names of the author's own between braces that are none: what follows a comma in a text, a name and its value without a colon.
 * Takes them out of `data`; the name that was meant is there, its value is not known.
 */
export function spoiltPairs(source: TreeSource, path: Path, data: DataMap): Problem[] {
  const node = source.node(path);
  if (node?.kind !== "map" || !node.flow) return [];
  const problems: Problem[] = [];
  for (const { name, key, value } of node.pairs) {
    const word = /^[\w-]+(?=[\s:=：]+\S)/.exec(name)?.[0];
    const isBare = word !== undefined && isEmpty(value) && !/^\s*:/.test(source.text.slice(key.end));
    const odd = isBare && !Object.hasOwn(data, word) ? oddKey(source, [...path, name], [word]) : undefined;
    if (!odd || (name !== node.pairs[0]?.name && !/^[\w-]+(?::|\s*=|\s+\d)/.test(name))) continue;
    problems.push(odd.problem);
    delete data[name];
    data[odd.meant] = null;
  }
  const cut = textsCutByCommas(source, path).filter(({ pieces }) =>
    pieces.every((piece) => Object.hasOwn(data, piece)),
  );
  for (const { problem, pieces } of cut) {
    problems.push(problem);
    for (const piece of pieces) delete data[piece];
  }
  return problems;
}
