import type { Path } from "../../../problem.ts";

/** The group that a name in braces belongs to: `trial` of `trial.days`. Empty for a name without a group. */
export const groupOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(".")));

/** The last step of a name: `days` of `trial.days`. */
export const keyOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** Where a constant of this name stands, or all constants for the empty name. */
export const pathOfConstant = (name: string): Path => ["constants", ...(name === "" ? [] : name.split("."))];
