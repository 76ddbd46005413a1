import type { Edit } from "../problem.ts";
import { applyEdits } from "../reader/positions.ts";
import { isRefused, openText, refuse, type Change, type EditResult, type Editable } from "./editable.ts";
import { composeEdits, minimal } from "./text/compose-edits.ts";

/** Makes changes one after the other, each on what the one before left; their edits as one set. All of them, or none. */
export function sequence(on: Editable, changes: readonly Change[]): EditResult {
  let now = on;
  let all: readonly Edit[] = [];
  for (const [index, change] of changes.entries()) {
    const result = change(now);
    if (isRefused(result)) return result;
    if (result.edits.length === 0) continue;
    all = composeEdits(on.text.length, all, result.edits);
    if (index === changes.length - 1) break;
    const next = openText(applyEdits(now.text, result.edits), on.parse);
    if (isRefused(next)) return refuse(`This cannot be written. ${next.refused}`);
    now = next;
  }
  return { edits: minimal(on.text, all) };
}
