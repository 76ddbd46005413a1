import type { Kind } from "./kind.ts";
import { kinds, type Code } from "./kinds.ts";

/** The properties of a code. */
export const kindOf = (code: Code): Kind => kinds[code];

/** Whether the check knows a code of this name. */
export const isCode = (name: string): name is Code => Object.hasOwn(kinds, name);

/** Every code, in the order of the alphabet. */
export const allCodes: readonly Code[] = Object.keys(kinds).filter(isCode);
