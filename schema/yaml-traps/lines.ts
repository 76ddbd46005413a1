import type { Field } from "../language.ts";
import type { Path, Problem } from "../problem.ts";
import { keyOf } from "../explain/words.ts";
import type { TreeSource } from "../reading/source.ts";

/** `title: Home` and a deeper line below it: the line became part of the title. Long texts may be wrapped so; what looks like a key or an item may not. */
export function swallowedLine(source: TreeSource, path: Path, field: Field): Problem | undefined {
  const node = source.node(path);
  if (node?.kind !== "scalar" || node.style !== "plain" || !node.raw.includes("\n")) return undefined;
  const mayWrap = field.part === "text" || field.part === "markdown";
  const lines = [...node.raw.matchAll(/\n[ \t]*([^\s][^\n]*)/g)];
  const odd = lines.find((line) => !mayWrap || /^(?:[-–—•*+]\s|\d+[.)]\s|#{2,}\s|[\w-]+:\S*$)/.test(line[1] ?? ""));
  const words = odd?.[1]?.trimEnd();
  if (!odd || words === undefined) return undefined;
  const start = node.start + odd.index + odd[0].length - (odd[1]?.length ?? 0);
  return {
    code: "yaml/swallowed-line",
    severity: "warning",
    message: `This line became part of “${keyOf(path)}” above it, because it is indented.`,
    label: "joined to the text above",
    help: mayWrap
      ? `For paragraphs and lists, write a bar after the colon and the text below it:\n${keyOf(path)}: |`
      : "For a value of its own, move it to the left. For one long text, write it on one line.",
    range: source.rangeAt(start, start + words.length),
    at: path,
  };
}
