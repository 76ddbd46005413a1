import { dataAt } from "../../../language/data-at.ts";
import { fieldAt } from "../../../language/descriptor.ts";
import { isMap, type Path } from "../../../problem.ts";
import { lookUp, type EntryScope } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";

/** What stands under the nearest group above a name: for `trial.length`, the names under `trial`. */
export function namesAround(name: string, { site }: Context): string[] {
  const steps = name.split(".").slice(0, -1);
  for (; steps.length > 0; steps.pop()) {
    const found = lookUp(steps.join("."), site);
    if (found.kind === "group") return found.keys.map((key) => `${steps.join(".")}.${key}`);
  }
  return [];
}

/** Whether a key stands there without its name, or with more than a name in it: `trial = { days` for `trial`. */
function isGlued(path: Path, site: Context["site"]): boolean {
  const around = dataAt(site, path.slice(0, -1));
  const name = String(path.at(-1));
  return (
    isMap(around) &&
    Object.keys(around).some(
      (key) => key === "" || (key.startsWith(name) && /^(?::|\s*=)/.test(key.slice(name.length))),
    )
  );
}

/** Whether what a name stands for may be in a place that is broken, or is said to be missing where it should be. */
export function mayBeBroken(name: string, { isWhole, isBroken, site }: Context, entry?: EntryScope): boolean {
  const steps = name.split(".");
  const isMissing = (path: Path): boolean =>
    fieldAt(site, path.slice(0, -1))?.required?.includes(String(path.at(-1))) === true;
  if (entry && isMissing([...entry.path, ...steps])) return true;
  if (steps[0] === "site")
    return !isWhole("site") || isBroken(steps) || (steps.length > 1 && isMissing(steps.slice(0, 2)));
  return (
    !isWhole("constants") ||
    !isWhole("collections") ||
    ["constants", "collections"].some((root) => {
      const path = [root, ...steps];
      if (path.some((_, last) => last > 0 && isGlued(path.slice(0, last + 1), site))) return true;
      return isBroken(path) || (isMap(dataAt(site, path.slice(0, -1))) && isMissing(path));
    })
  );
}
