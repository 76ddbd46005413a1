import type { Code } from "../problems/kinds.ts";
import { allCodes, kindOf } from "../problems/lookup.ts";

/** Problems that lines in the wrong place have; what else is wrong needs other words. */
export const structural: ReadonlySet<Code> = new Set(allCodes.filter((code) => kindOf(code).isStructural));
