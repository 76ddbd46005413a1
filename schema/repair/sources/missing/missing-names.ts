import type { Path } from "../../../problem.ts";
import { limits } from "../../limits.ts";

/** Names that the author gave and that the rest of the text still uses. */
export interface MissingNames {
  /** The names that may be above some keys in the keys at a path. */
  above(path: Path, keys: readonly string[]): string[];
  /** Whether a reference begins with a name. */
  isNamed(name: string): boolean;
  /** Whether nothing in the text names what stands under a name. */
  isUnused(name: string): boolean;
  /** Lines that such names may have been above: the keys that references name behind them. */
  readonly homes: readonly RegExp[];
}

/** Reads from references, “use” and “from” what should be there. */
export function missingNames(text: string): MissingNames {
  const references = new Set([...text.matchAll(/\{\s*([a-z][\w-]*(?:\.[\w-]+)+)/gi)].map(([, name = ""]) => name));
  const after = (key: string): string[] => [
    ...new Set(
      [...text.matchAll(new RegExp(`\\b${key}: *([a-z][\\w-]*)(?=\\s*(?:$|[#,}]))`, "gm"))].map(
        ([, name = ""]) => name,
      ),
    ),
  ];
  const used = new Map([
    ["shared", after("use")],
    ["collections", after("from")],
  ]);
  const gone = [...references].filter((name) => !new RegExp(`^ *${name.split(".")[0]}:`, "m").test(text));
  const first = new Set([...text.matchAll(/\{\s*([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
  return {
    isNamed: (name) => first.has(name),
    isUnused: (name) =>
      ![...references].some((one) => one.split(".")[0] === name) &&
      ![...used.values()].some((names) => names.includes(name)),
    homes: gone.slice(0, limits.missingNames).map((name) => new RegExp(`^ +${name.split(".")[1]}:`)),
    above([root, ...rest], keys) {
      if (root !== "constants" && root !== "collections" && root !== "shared") return [];
      const steps = rest.map(String);
      const isOfCollection = root === "collections" && steps.length === 1;
      const isGone = (name: string): boolean => !new RegExp(`^ *${name}:`, "m").test(text);
      const named = [...references].flatMap((reference) => {
        const all = reference.split(".");
        const name = all[steps.length] ?? "";
        const key = all[steps.length + 1] ?? "";
        // An entry that its collection has not is missing, whatever else is called so, and whichever of its keys are gone with it.
        const isAbove = isOfCollection || (keys.includes(key) && isGone(name));
        return isAbove && steps.every((step, index) => all[index] === step) ? [name] : [];
      });
      return [...new Set([...named, ...(rest.length === 0 ? (used.get(root) ?? []) : [])])].filter(
        (name) => name !== "",
      );
    },
  };
}
