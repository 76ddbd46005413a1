import { holdsBraces } from "../../../language/names.ts";
import { computedKeys, walk } from "../../../language/descriptor.ts";
import { isMap, type Data, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { explainDotted, groupOfDotted } from "./dotted-names.ts";
import { explainKey } from "./keys.ts";
import { explainEmpty } from "../values/empty.ts";
import { needsQuotes } from "../values/single-values.ts";
import { spoiltPairs } from "./open-pairs.ts";
import { plainSpellings, quote } from "../../../language/words.ts";
import { slug } from "../words.ts";

const rules: Readonly<Record<string, { readonly pattern: RegExp; readonly hint: string }>> = {
  key: {
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    hint: "Write it in lower-case letters, with a hyphen between words: sell-and-serve.",
  },
  name: {
    pattern: /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/,
    hint: "Begin with a lower-case letter; use only letters from a to z and digits: freeAbove or free-above.",
  },
};

/** Names that the author gives: keys of badges, constants, collections, shared sections. And what stands under the names of constants. */
export function explainNames(context: Context): Problem[] {
  const { source, value } = context;
  const problems: Problem[] = [];
  const dotted = new Map<string, { readonly group: string; readonly paths: Path[] }>();

  function name(key: string, kind: string, path: Path): void {
    const rule = rules[kind];
    if (!rule || rule.pattern.test(key)) return;
    const range = source.locate(path, "key");
    const glued = gluedName(key, rule.pattern);
    if (glued) {
      problems.push(explainGlued(glued, source.rangeAt(range.start.offset, range.start.offset + glued.length), path));
      return;
    }
    const group = path[0] === "constants" ? groupOfDotted(key, rule.pattern) : undefined;
    if (group !== undefined) {
      const home = JSON.stringify([...path.slice(0, -1), group]);
      const known = dotted.get(home);
      if (known) known.paths.push(path);
      else dotted.set(home, { group, paths: [path] });
      return;
    }
    const meant = kind === "key" ? slug(key) : camel(key);
    const isBetter = meant !== "" && meant !== key && rule.pattern.test(meant) && !holdsBraces(key);
    problems.push({
      code: path[0] === "constants" ? "constant/bad-name" : "value/bad-key",
      severity: "error",
      message: key === "" ? "A name is missing before this colon." : `${quote(key)} cannot be a name here.`,
      label: key === "" ? "no name" : "not written so",
      help: isBetter ? `${rule.hint}\n${meant}: …` : rule.hint,
      range,
      at: path,
      ...(isBetter && {
        // It may be named so already, and cannot be named as it is.
        explains: [path, [...path.slice(0, -1), meant]],
        fixes: replace(`Write “${meant}”`, "review", { start: range.start.offset, end: range.end.offset }, meant),
      }),
    });
  }

  /** What is shown in other digits than it is written in, or in none: `0x10`, `1e3`, `.nan`. */
  const isOddNumber = (data: Data, raw: string): boolean =>
    typeof data === "number" && (!Number.isFinite(data) || /^\+|^-?0\d|^0[xo]|e/i.test(raw));

  function open(data: Data, path: Path, kind: string): void {
    const node = source.node(path);
    if (data === null && node && node.kind !== "broken") problems.push(explainEmpty(context, path, node));
    else if (node?.kind === "scalar" && isOddNumber(data, node.raw)) problems.push(needsQuotes(context, path, node));
    else if (Array.isArray(data)) data.forEach((item, index) => open(item, [...path, index], kind));
    else if (isMap(data)) {
      problems.push(...spoiltPairs(source, path, data));
      for (const [key, item] of Object.entries(data)) {
        name(key, kind, [...path, key]);
        open(item, [...path, key], kind);
      }
    }
  }

  walk(
    value,
    (data, field, path) => {
      if (!isMap(data)) return;
      for (const key of computedKeys(field))
        if (Object.hasOwn(data, key)) problems.push(explainKey(context, [...path], key));
      if (!field.names) return;
      if (field.open) open(data, [...path], field.names);
      else for (const key of Object.keys(data)) name(key, field.names, [...path, key]);
    },
    context.isLookedAt,
  );
  for (const { group, paths } of dotted.values()) problems.push(...explainDotted(context, group, paths));
  return problems;
}

interface GluedName {
  readonly name: string;
  readonly isColon: boolean;
  /** Of the name and what stands between it and its braces. */
  readonly length: number;
}

/** `trial:{ days` and `trial = { days`: names in braces became part of the name before them. */
function gluedName(key: string, pattern: RegExp): GluedName | undefined {
  const [whole = "", name = "", separator = ""] = /^([\w-]+)(:|\s*=>?\s*)(?=[{["'])/.exec(key) ?? [];
  return pattern.test(name) ? { name, isColon: separator === ":", length: whole.length } : undefined;
}

const explainGlued = ({ name, isColon }: GluedName, range: Problem["range"], path: Path): Problem => ({
  code: isColon ? "yaml/space-after-colon" : "yaml/missing-colon",
  severity: "error",
  message: isColon ? `“${name}” needs a space after its colon.` : `“${name}” needs a colon after it.`,
  label: isColon ? "no space after the colon" : "no colon",
  help: `Write it so:\n${name}: {`,
  range,
  at: path,
  fixes: replace(
    isColon ? "Add the space" : "Write a colon",
    isColon ? "safe" : "review",
    { start: range.start.offset, end: range.end.offset },
    `${name}: `,
  ),
});

const camel = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[^\p{ASCII}]/gu, (letter) => plainSpellings(letter)[0])
    .replace(/[^\p{L}\p{N}]+(.)?/gu, (_, letter: string | undefined) => letter?.toUpperCase() ?? "")
    .replace(/^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (start) => start.toLowerCase());
