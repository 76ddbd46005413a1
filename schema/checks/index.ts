import type { Problem } from "../problem.ts";
import type { Check } from "./check.ts";
import { createContext, type Materials } from "./context.ts";
import { check as linkMissingFile } from "./link-missing-file.ts";
import { check as linkUnknownAnchor } from "./link-unknown-anchor.ts";
import { check as linkUnknownPage } from "./link-unknown-page.ts";
import { check as linkWrongCase } from "./link-wrong-case.ts";

/** Every check of what the site means, in the order in which they run. */
export const checks: readonly Check[] = [linkUnknownPage, linkUnknownAnchor, linkWrongCase, linkMissingFile];

/** Runs every check. What a broken place would have contributed is never reported as missing. */
export function runChecks(materials: Materials): Problem[] {
  const context = createContext(materials);
  return checks.flatMap((check) => [...check.run(context)]);
}
