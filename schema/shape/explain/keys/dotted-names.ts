import { dataAt } from "../../../language/data-at.ts";
import { inQuotes, quote } from "../../../language/words.ts";
import type { Fix, Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";

/** A value under a name with dots in it. */
interface Dotted {
  readonly path: Path;
  readonly steps: readonly string[];
  /** As it can stand between braces; nothing where it takes several lines. */
  readonly written: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The group that a name with dots belongs to, `trial` of `trial.days`; nothing where it is none. */
export function groupOfDotted(key: string, pattern: RegExp): string | undefined {
  const steps = key.split(".");
  return steps.length > 1 && steps.every((step) => pattern.test(step)) ? steps[0] : undefined;
}

/**
 * `trial.days: 14`: the names of a group and of a value in it, joined as texts join them. Several of one group are one problem, at the
 * first of them.
 * @param paths of all such names of one group, in their order
 */
export function explainDotted(context: Context, group: string, paths: readonly Path[]): readonly Problem[] {
  const together = paths.map((one) => dottedAt(context, one));
  const [own, ...others] = together;
  if (!own) return [];
  const { path } = own;
  const home = path.slice(0, -1);
  const isFree = dataAt(context.value, [...home, group]) === undefined;
  const values = valuesOf(together);
  const name = quote(String(path.at(-1)));
  return [
    {
      code: "constant/bad-name",
      severity: "error",
      message:
        others.length === 0
          ? `${name} cannot be a name here.`
          : `${name} and ${others.length} more of “${group.slice(0, 16)}” cannot be names here.`,
      label: "a group and a name",
      help:
        values === undefined
          ? `Texts join the names by a dot; here one stands below the other:\n${own.steps.map((step, depth) => `${"  ".repeat(depth)}${step}:`).join("\n")}`
          : `Texts join the names by a dot; here one stands inside the other:\n${group}: { ${valuesOf(together.slice(0, 6)) ?? ""}${together.length > 6 ? ", …" : ""} }`,
      range: context.source.locate(path, "key"),
      at: path,
      related: others
        .slice(0, 8)
        .map((one) => ({ message: "of the same group", range: context.source.locate(one.path, "key") })),
      explains: together.map(({ steps }) => [...home, ...steps]),
      fixes: values !== undefined && isFree ? writtenAsGroup(context, group, values, together) : [],
    },
  ];
}

function dottedAt({ source }: Context, path: Path): Dotted {
  const steps = String(path.at(-1)).split(".");
  const node = source.node(path);
  const key = source.locate(path, "key");
  const text = node && source.text.slice(node.start, node.end);
  const isSimple = node?.kind === "scalar" && text !== undefined && text !== "" && !text.includes("\n");
  const written = isSimple ? (/^[^"'].*[,[\]{}]/.test(text) ? inQuotes(text) : text) : undefined;
  return { path, steps, written, start: key.start.offset, end: node?.end ?? key.end.offset };
}

/** What stands in the braces of the group. Nothing where a value takes several lines, or of several one has a group of its own. */
function valuesOf(together: readonly Dotted[]): string | undefined {
  const pairs = together.flatMap(({ steps: [, ...members], written }) => {
    if (written === undefined || (together.length > 1 && members.length > 1)) return [];
    const [last = "", ...above] = members.toReversed();
    return [above.reduce((inside, step) => `${step}: { ${inside} }`, `${last}: ${written}`)];
  });
  return pairs.length === together.length ? pairs.join(", ") : undefined;
}

/** The group in place of the lines, where they stand below one another with nothing in between. */
function writtenAsGroup(
  { source }: Context,
  group: string,
  values: string,
  together: readonly Dotted[],
): readonly Fix[] {
  const [first, ...others] = together;
  if (!first) return [];
  const fix = { title: `Write “${group}: { … }”`, safety: "review" } as const;
  if (others.length === 0)
    return [{ ...fix, edits: [{ start: first.start, end: first.end, text: `${group}: { ${values} }` }] }];
  const isRun = others.every(({ start }, index) =>
    /^[ \t]*\r?\n[ \t]*$/.test(source.text.slice(together[index]?.end, start)),
  );
  const indent = " ".repeat(source.rangeAt(first.start, first.end).start.column - 1);
  const dot = group.length + 1;
  return isRun
    ? [
        {
          ...fix,
          title: `Write “${group}:” once`,
          edits: [
            { start: first.start, end: first.start + dot, text: `${group}:\n${indent}  ` },
            ...others.map(({ start }) => ({ start, end: start + dot, text: "  ", noWords: `${group}.` })),
          ],
        },
      ]
    : [];
}
