import { dataAt } from "../../../language/data-at.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import { knownKeys } from "../../../language/known-keys.ts";
import { quote } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";
import { noun } from "../words.ts";

/** Words that say the opposite of `hidden`. */
const opposites = new Set(["visible", "enabled", "show", "shown", "published", "display", "live", "isvisible"]);

export const isOpposite = (key: string): boolean => opposites.has(key.toLowerCase().replace(/[^a-z]/g, ""));

/** `visible: false`: what says the opposite of `hidden` is no other word for it. */
export function explainOpposite(
  { source, value }: Context,
  path: Path,
  key: string,
): Pick<Problem, "code" | "message" | "label" | "help" | "fixes"> | undefined {
  const isHideable =
    knownKeys(fieldAt(value, path) ?? {}).includes("hidden") && !Object.hasOwn(mapAt(value, path), "hidden");
  if (!isOpposite(key) || !isHideable) return undefined;
  const pair = source.pair([...path, key]);
  const data = dataAt(value, [...path, key]);
  const isShown = typeof data === "object" || !/^(?:false|no|off|0)$/i.test(String(data));
  const common = {
    code: "shape/unknown-key",
    message: `${quote(key)} is not a key of ${noun(value, path)}; the opposite is: “hidden”.`,
  } as const;
  if (isShown) return { ...common, label: "not needed", help: "What stands in the file is shown. Delete the line." };
  return {
    ...common,
    label: "perhaps “hidden: true”",
    help: "Write it so:\nhidden: true",
    ...(pair && {
      fixes: [
        {
          title: "Write “hidden: true”",
          safety: "review",
          edits: [
            { start: pair.key.start, end: pair.key.end, text: "hidden" },
            { start: pair.value.start, end: pair.value.end, text: "true" },
          ],
        },
      ],
    }),
  };
}
