import type { Text } from "../../../schema/language/values.ts";

/** How many characters a reader sees, marks and addresses left out. */
export const textLength = (text: Text): number =>
  text.reduce((sum, piece) => {
    if (typeof piece === "string") return sum + piece.length;
    if ("code" in piece) return sum + piece.code.length;
    return sum + textLength("strong" in piece ? piece.strong : "emphasis" in piece ? piece.emphasis : piece.text);
  }, 0);
