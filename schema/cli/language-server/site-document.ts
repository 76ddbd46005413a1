import { beginCheck } from "../../check.ts";
import type { Knowledge } from "../../assist/knowledge.ts";
import { collectInventory } from "../../language/inventory.ts";
import type { DataMap, Files, Problem } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";
import { indexSite, type SiteIndex } from "../../site/site-index.ts";
import { SiteMemory } from "../../site/site-memory.ts";

/** A text that could be read, and what was worked out of it. Its places are those of this text. */
export interface ReadText {
  readonly text: string;
  readonly value: DataMap;
  readonly source: TreeSource;
  readonly index: SiteIndex;
}

/** A site file that is open in an editor. */
export interface SiteDocument {
  /** The text that was checked. */
  readonly text: string;
  readonly problems: readonly Problem[];
  /** The text of `problems` where it could be read, else the last one that could. */
  readonly read?: ReadText;
  /** What is kept of its texts from one keystroke to the next. */
  readonly memory: SiteMemory;
}

/** Checks a text. What an earlier text said is kept for proposals as long as this one cannot be read. */
export function checkDocument(
  text: string,
  file: string,
  files: Files,
  earlier: SiteDocument | undefined,
): SiteDocument {
  const { memory = new SiteMemory(file) } = earlier ?? {};
  const begun = beginCheck(text, { files, file, memory, leavesChoices: true });
  const { plain, source } = begun;
  const { value } = plain ?? {};
  const read = value && {
    text,
    value,
    source,
    index: begun.index ?? indexSite(collectInventory(value, plain?.unknownPaths), memory.parsedTexts()),
  };
  const { problems } = begun.finish();
  memory.keepOnly(text);
  const latest = read ?? earlier?.read;
  return { text, problems, memory, ...(latest && { read: latest }) };
}

/** What proposals are made of. */
export const knowledgeOf = (
  document: SiteDocument | undefined,
  files: Files,
  drawingOf: Knowledge["drawingOf"],
): Knowledge => ({ index: document?.read?.index, files, ...(drawingOf && { drawingOf }) });
