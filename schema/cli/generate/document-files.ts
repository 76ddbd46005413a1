import { sectionTypes } from "../../language/descriptor.ts";
import { metas } from "../../rules/metas.ts";
import { readExamples } from "./inputs/block-examples.ts";
import { generated, type Generated } from "./inputs/input-error.ts";
import { problemPages } from "./problem-pages.ts";
import { sectionReference } from "./reference/section-reference.ts";

/** Where the pages of the problems are written; nothing else is in that folder. */
export const problemFolder = "docs/problems";

/**
 * The generated documents, by path from the root. Reads the composed schema and asks the checker, so `schemaFiles` comes first.
 * Writes nothing.
 */
export const documentFiles = (root: string): Promise<Generated> =>
  generated(async () => {
    const examples = new Map(sectionTypes.map((type) => [type, readExamples(root, type)]));
    return new Map([
      ["docs/sections.md", sectionReference(examples)],
      ...[...problemPages([...metas.values()])].map(([name, text]): [string, string] => [
        `${problemFolder}/${name}`,
        text,
      ]),
    ]);
  });
