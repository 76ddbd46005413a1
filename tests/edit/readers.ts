import { CORE_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";

/** The data of a text as two other programs read it; the error in words where one of them cannot. */
export function readByOthers(text: string): readonly unknown[] {
  return [
    () => parse(text, { schema: "core", version: "1.2" }),
    () => load(text.replace(/^\ufeff/, ""), { schema: CORE_SCHEMA }),
  ].map((read): unknown => {
    try {
      return read();
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : error;
    }
  });
}
