import { metas as constantNames } from "./declared/constant-names.ts";
import { metas as file } from "./declared/file.ts";
import { metas as shapeEmpty } from "./declared/shape-empty.ts";
import { metas as shapeKeys } from "./declared/shape-keys.ts";
import { metas as shapeLists } from "./declared/shape-lists.ts";
import { metas as suppress } from "./declared/suppress.ts";
import { metas as valueKinds } from "./declared/value-kinds.ts";
import { metas as valueWords } from "./declared/value-words.ts";
import { metas as yamlCharacters } from "./declared/yaml-characters.ts";
import { metas as yamlFile } from "./declared/yaml-file.ts";
import { metas as yamlItems } from "./declared/yaml-items.ts";
import { metas as yamlLines } from "./declared/yaml-lines.ts";
import type { Meta } from "./meta.ts";

/** Mistakes of writing. */
const yaml = [...yamlCharacters, ...yamlFile, ...yamlItems, ...yamlLines];

/** The kinds of problems that no rule reports: the reader, the check of the shape or the command line does. */
export const declared: readonly Meta[] = [
  ...constantNames,
  ...file,
  ...shapeKeys,
  ...shapeEmpty,
  ...shapeLists,
  ...suppress,
  ...valueKinds,
  ...valueWords,
  ...yaml.map((meta): Meta => ({ ...meta, misreadsLine: true })),
];
