import { beginCheck } from "../check.ts";
import { emptyMap, mapOf, textOf } from "../language/data.ts";
import { collectInventory } from "../language/inventory.ts";
import { isMap, type Data, type DataMap, type Files, type Problem } from "../problem.ts";
import { indexSite, type SiteIndex } from "../site/site-index.ts";
import type { SiteMemory } from "../site/site-memory.ts";

/** One of the two files: what is written in it, and what was worked out. */
export interface Side {
  readonly text: string;
  /** As it is written; empty where nothing can be read. */
  readonly value: DataMap;
  readonly index: SiteIndex;
  readonly problems: readonly Problem[];
  readonly isReadable: boolean;
  /** The texts of the comments. */
  readonly comments: readonly string[];
}

/**
 * Reads and checks one of the two files. A file with errors is compared as far as it can be read.
 * @param known what the check says of it, where the caller knows that
 */
export function readSide(text: string, files: Files, memory: SiteMemory, known?: readonly Problem[]): Side {
  const begun = beginCheck(text, { files, file: memory.file, memory });
  const { value, unknownPaths } = begun.plain ?? { value: undefined, unknownPaths: [] };
  const { problems, site } = known ? { problems: known } : begun.finish();
  const index = site?.index ?? begun.index ?? indexSite(collectInventory(value ?? emptyMap(), unknownPaths));
  // A text without any of these is another file, or was read as one.
  const isReadable = value !== undefined && ["version", "site", "routes"].some((key) => Object.hasOwn(value, key));
  return {
    text,
    value: value ?? emptyMap(),
    index,
    problems,
    isReadable,
    comments: begun.comments.map((mark) => mark.text),
  };
}

/** A section with what it takes from “shared”. */
export function effectiveSection(value: DataMap, section: Data): Data {
  if (!isMap(section)) return section;
  const used = textOf(section["use"]);
  if (used === undefined) return section;
  const shared = mapOf(value["shared"])[used];
  if (!isMap(shared)) return section;
  const { use: _, ...own } = section;
  return { ...shared, ...own };
}
