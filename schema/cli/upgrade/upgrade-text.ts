import { isRefused, openText, refuse, type Refused } from "../../edit/editable.ts";
import { sequence } from "../../edit/sequence.ts";
import { set } from "../../edit/set.ts";
import { applyEdits } from "../../reader/positions.ts";
import { codemods as ours, type Codemod } from "./codemods.ts";

/** A text of the newest version, and what was done for it, in sentences. */
export interface Upgraded {
  readonly text: string;
  readonly steps: readonly string[];
}

/**
 * Brings the text of a site file to the newest version of the language: one codemod after the other, as edits of the text.
 * @param codemods one for each version but the last, in their order
 */
export function upgradeText(text: string, codemods: readonly Codemod[] = ours): Upgraded | Refused {
  const newest = codemods.length + 1;
  const steps: string[] = [];
  let now = text;
  for (;;) {
    const on = openText(now);
    if (isRefused(on)) return on;
    const version = on.value["version"];
    if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
      return refuse("The file does not say its version. Write “version: 1” at its top.");
    if (version > newest)
      return refuse(`The file is of version ${version}, and this program knows ${newest}. Install a newer one.`);
    const codemod = codemods[version - 1];
    if (!codemod) return { text: now, steps };
    const result = sequence(on, [codemod.change, (next) => set(next, ["version"], version + 1)]);
    if (isRefused(result)) return result;
    now = applyEdits(now, result.edits);
    steps.push(`Version ${version + 1}: ${codemod.says}`);
  }
}
