import { knownKeys, sectionField } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import { isMap, type DataMap, type Path, type Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";

/* A shared section that is named in another way than with “use”. */

/** It is named as if it were a type. */
export function sharedAsType(source: TreeSource, at: Path, name: string): Problem {
  const key = source.locate(at, "key");
  return {
    code: "shape/unknown-type",
    severity: "error",
    message: `${quote(name)} is no type, but a shared section: it is shown with “use”.`,
    label: "a shared section",
    help: `Write it so:\n- use: ${name}`,
    range: source.locate(at),
    at,
    fixes: replace("Write “use”", "review", { start: key.start.offset, end: key.end.offset }, "use"),
  };
}

/** `ref: talk` and `$ref: "#/shared/talk"`: a key of another file format names it. */
export function sharedByOtherKey({ source, value }: Context, path: Path, section: DataMap): Problem | undefined {
  const { shared } = value;
  if (!isMap(shared)) return undefined;
  const common = knownKeys(sectionField("text") ?? {});
  for (const [key, data] of Object.entries(section)) {
    // `- talk:`, with nothing behind it, names it as well.
    const name = data === null ? key : typeof data === "string" ? data.replace(/^[#*/]*(?:shared[/.])?/, "") : "";
    const pair = source.pair([...path, key]);
    if (common.includes(key) || !Object.hasOwn(shared, name) || !pair) continue;
    return {
      code: "shape/unknown-key",
      severity: "error",
      message: `${quote(key)} is not a key here: a shared section is shown with “use”.`,
      label: "perhaps “use”",
      help: `Write it so:\n- use: ${name}`,
      range: source.locate([...path, key], "key"),
      at: [...path, key],
      fixes: [
        {
          title: "Write “use”",
          safety: "review",
          edits:
            data === null
              ? [{ start: pair.key.start, end: Math.max(pair.key.end, pair.value.end), text: `use: ${name}` }]
              : [
                  { start: pair.key.start, end: pair.key.end, text: "use" },
                  { start: pair.value.start, end: pair.value.end, text: name },
                ],
        },
      ],
    };
  }
  return undefined;
}
