import type { DataMap, Path, Problem } from "../../../problem.ts";
import { inQuotes } from "../../../language/words.ts";
import { isEmpty, type TreeSource } from "../../../reader/source.ts";
import type { Scalar, TreeNode } from "../../../reader/tree.ts";
import { replace } from "../fixes.ts";
import { textsCutByCommas } from "../../yaml-traps/comma.ts";
import { oddKey } from "../../yaml-traps/keys.ts";

/** `unit 4`: a word and a figure. */
const isFigure = /^[\p{L}-]+\s+\d/u;

/** Whether a text of the file names a value so, as the last part of a reference. */
const isUsed = ({ text }: TreeSource, word: string): boolean =>
  [".", "{"].some((before) => ["}", " |", "|", "."].some((behind) => text.includes(`${before}${word}${behind}`)));

const isPlain = (node: TreeNode): node is Scalar => node.kind === "scalar" && node.style === "plain" && node.raw !== "";

const isTextWithWords = (node: TreeNode): boolean =>
  isPlain(node) && /\p{L}/u.test(node.raw) && !node.raw.includes("{");

/** `tram: 4, bus 12`: a name without its colon, or two of a kind. */
function orMoreOfIt(problem: Problem, { text }: TreeSource, before: Scalar, key: Scalar): Problem {
  const at = { start: before.start, end: key.end };
  const written = inQuotes(text.slice(at.start, at.end));
  const colon = (problem.fixes ?? []).map((fix) => ({ ...fix, safety: "review" as const }));
  return {
    ...problem,
    help: `${problem.help ?? ""}\nOr, if it belongs to what is before it:\n${written}`,
    fixes: [...colon, ...replace("Put both in quotes", "review", at, written)],
  };
}

/**
 * Names of the author's own between braces that are none: what follows a comma in a text, a name and its value without a colon.
 * Takes them out of `data`; the name that was meant is there, its value is not known.
 */
export function spoiltPairs(source: TreeSource, path: Path, data: DataMap): Problem[] {
  const node = source.node(path);
  if (node?.kind !== "map" || !node.flow) return [];
  const problems: Problem[] = [];
  for (const [index, { name, key, value }] of node.pairs.entries()) {
    const word = /^[\w-]+(?=[\s:=：]+\S)/.exec(name)?.[0];
    const isBare = word !== undefined && isEmpty(value) && !/^\s*:/.test(source.text.slice(key.end));
    const odd = isBare && !Object.hasOwn(data, word) ? oddKey(source, [...path, name], [word]) : undefined;
    if (!odd || (name !== node.pairs[0]?.name && !/^[\w-]+(?::|\s*=|\s+\d)/.test(name))) continue;
    const before = isFigure.test(name) && !isUsed(source, word ?? "") ? node.pairs[index - 1]?.value : undefined;
    // `street: 7 Weir Lane, unit 4`: more of the text before it, and no name.
    if (before && isTextWithWords(before)) continue;
    problems.push(before && isPlain(before) ? orMoreOfIt(odd.problem, source, before, key) : odd.problem);
    delete data[name];
    data[odd.meant] = null;
  }
  const cut = textsCutByCommas(source, path).filter(({ pieces }) =>
    pieces.every((piece) => Object.hasOwn(data, piece)),
  );
  for (const { problem, pieces } of cut) {
    // A name and its value without a colon are nearly as likely.
    const isDoubtful = pieces.some((piece) => isFigure.test(piece));
    const fixes = (problem.fixes ?? []).map((fix) => ({ ...fix, safety: "review" as const }));
    problems.push(isDoubtful ? { ...problem, fixes } : problem);
    for (const piece of pieces) delete data[piece];
  }
  return problems;
}
