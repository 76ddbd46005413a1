import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";
import { noun } from "../words.ts";

/** Words that say the opposite of `hidden`. */
const opposites = new Set(["visible", "enabled", "show", "shown", "published", "display", "live", "isvisible"]);

export const isOpposite = (key: string): boolean => opposites.has(bare(key)) || isAboutIndex(key);

const bare = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, "");

/** Words that say the opposite of `noindex`, and `robots`, which may say it itself. */
const isAboutIndex = (key: string): boolean =>
  ["index", "indexed", "searchable", "searchengines", "robots"].includes(bare(key));

/** `visible: false` and `index: false`: what says the opposite of `hidden` is no other word for it. */
export function explainOpposite(
  { source, value }: Context,
  path: Path,
  key: string,
): Pick<Problem, "code" | "message" | "label" | "help" | "fixes"> | undefined {
  const meant = isAboutIndex(key) ? "noindex" : "hidden";
  const isFree = knownKeys(fieldAt(value, path) ?? {}).includes(meant) && !Object.hasOwn(mapAt(value, path), meant);
  if (!isOpposite(key) || !isFree) return undefined;
  const pair = source.pair([...path, key]);
  const data = dataAt(value, [...path, key]);
  const isShown = typeof data === "object" || !/^(?:false|no|off|0|none|.*noindex.*)$/i.test(String(data));
  const common = {
    code: "shape/unknown-key",
    message: `${quote(key)} is not a key of ${noun(value, path)}; ${meant === "hidden" ? "the opposite" : "here it"} is: “${meant}”.`,
  } as const;
  if (isShown)
    return {
      ...common,
      label: "not needed",
      help: `What stands in the file is ${meant === "hidden" ? "shown" : "found by search engines"}. Delete the line.`,
    };
  return {
    ...common,
    label: `perhaps “${meant}: true”`,
    help: `Write it so:\n${meant}: true`,
    ...(pair && {
      fixes: [
        {
          title: `Write “${meant}: true”`,
          safety: "review",
          edits: [
            { start: pair.key.start, end: pair.key.end, text: meant },
            { start: pair.value.start, end: pair.value.end, text: "true" },
          ],
        },
      ],
    }),
  };
}
