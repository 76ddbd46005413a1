import { indentationKinds } from "./indentation.ts";
import { habitKinds } from "./habits.ts";
import type { Kind } from "./kind.ts";
import { characterKinds } from "./characters.ts";
import { movedBlockKinds } from "./moved-blocks.ts";
import { lostEndKinds, structureKinds } from "./structure.ts";
import { typedTextKinds } from "./typed-text.ts";
import { valueKinds } from "./values.ts";
import { lineKinds } from "./whole-lines.ts";
import { wordUserKinds } from "./word-user.ts";

/** Every way in which a line, or two, of a site file are changed. */
export const kinds: readonly Kind[] = [
  ...indentationKinds,
  ...characterKinds,
  ...valueKinds,
  ...lineKinds,
  ...wordUserKinds,
  ...typedTextKinds,
  ...lostEndKinds,
];

/** Those too that change the structure of many lines: `npm run fuzz:check -- --everywhere` makes them in each place. */
export const everyKind: readonly Kind[] = [...kinds, ...structureKinds, ...movedBlockKinds, ...habitKinds];
