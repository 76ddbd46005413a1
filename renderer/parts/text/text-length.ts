import { plainText } from "../../../schema/site/plain-text.ts";
import type { Text } from "../../../schema/language/values.ts";

/** How many characters a reader sees, marks and addresses left out. */
export const textLength = (text: Text): number => plainText(text).length;
