import { sectionField } from "../../../language/descriptor.ts";
import type { Purpose } from "../../../language/names.ts";
import { quote } from "../../../language/words.ts";
import type { Path, Problem, Range } from "../../../problem.ts";
import { replace } from "../fixes.ts";

/** A section of a type that there is not, by a name under which people know something: what shows it, or what to do instead. */
export function explainPurpose(
  { types, how, where, instead }: Purpose,
  written: string,
  range: Range,
  at: Path,
): Problem {
  const common = { code: "shape/unknown-type", severity: "error", range, at } as const;
  const name = quote(written, 20);
  if (types === undefined)
    return where === undefined
      ? {
          ...common,
          message: `There is no section type ${name}: that is not offered.`,
          label: "not offered",
          help: /^[a-z\d]+(?:-[a-z\d]+)+$/.test(written)
            ? `${instead ?? ""}\nIf it is a type of your own: it needs a folder blocks/${written} beside the file.`
            : (instead ?? ""),
        }
      : {
          ...common,
          message: `${name} is not a section: it is written elsewhere.`,
          label: "written elsewhere",
          help: where,
        };
  const [only, other] = types;
  const named = types.map((type) => `“${type}”`).join(" or ");
  return {
    ...common,
    message: `There is no section type ${name}. For that there is ${named}.`,
    label: `perhaps ${types.join(" or ")}`,
    help: [
      ...(how === undefined ? [] : [how]),
      ...types.map((type) => `${type}: ${sectionField(type)?.description ?? ""}`),
    ].join("\n"),
    ...(only !== undefined &&
      other === undefined && {
        fixes: replace(`Write “${only}”`, "review", { start: range.start.offset, end: range.end.offset }, only),
      }),
  };
}
