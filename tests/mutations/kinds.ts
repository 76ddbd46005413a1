import { indentationKinds } from "./indentation.ts";
import type { Kind } from "./kind.ts";
import { signKinds } from "./signs.ts";
import { valueKinds } from "./values.ts";
import { lineKinds } from "./whole-lines.ts";

/** Every way in which a line, or two, of a site file are spoilt. */
export const kinds: readonly Kind[] = [...indentationKinds, ...signKinds, ...valueKinds, ...lineKinds];
