import { fieldAt } from "../language.ts";
import { lookUp } from "../reference.ts";
import type { Context } from "./context.ts";

/** What stands under the nearest group above a name: for `trial.length`, the names under `trial`. */
export function namesAround(name: string, { site }: Context): string[] {
  const steps = name.split(".").slice(0, -1);
  for (; steps.length > 0; steps.pop()) {
    const found = lookUp(steps.join("."), site);
    if (found.kind === "group") return found.keys.map((key) => `${steps.join(".")}.${key}`);
  }
  return [];
}

/** Whether what a name stands for may be in a place that is broken. */
export function mayBeBroken(name: string, { isWhole, isBroken }: Context): boolean {
  const steps = name.split(".");
  // What every site has to have is said to be missing where it is.
  if (steps[0] === "site")
    return !isWhole("site") || isBroken(steps) || fieldAt({}, ["site"])?.required?.includes(steps[1] ?? "") === true;
  return (
    !isWhole("constants") ||
    !isWhole("collections") ||
    ["constants", "collections"].some((root) => isBroken([root, ...steps]))
  );
}
