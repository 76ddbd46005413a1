import { isRefused, type Editable } from "../../../../edit/editable.ts";
import { unset } from "../../../../edit/unset.ts";
import { fieldAt } from "../../../../language/descriptor.ts";
import { standsForNothing } from "../../../../reader/mistakes/words-for-nothing.ts";
import { quote } from "../../../../language/words.ts";
import type { Path } from "../../../../problem.ts";
import type { Finding } from "../../../rule.ts";

/** What is said of `icon: none`, where the key may be left out. */
export function withoutName(
  editable: Editable,
  path: Path,
  written: string,
): Pick<Finding, "message" | "label" | "help" | "fixes"> | undefined {
  const key = path.at(-1);
  if (typeof key !== "string" || !standsForNothing(written)) return undefined;
  if (fieldAt(editable.value, path.slice(0, -1))?.required?.includes(key)) return undefined;
  const result = unset(editable, path);
  const fixes = isRefused(result) ? [] : [{ title: `Delete “${key}”`, safety: "review" as const, edits: result.edits }];
  return {
    message: `To have none, “${key}” is left out: ${quote(written)} is no name.`,
    label: "nothing here",
    help: `Delete “${key}: ${written}”.`,
    fixes,
  };
}
