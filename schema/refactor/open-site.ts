import { collectInventory } from "../language/inventory.ts";
import type { Files, Problem, Source } from "../problem.ts";
import { read } from "../reader/read.ts";
import { createParsedTexts, type ParsedTexts } from "../site/parsed-texts.ts";
import { indexSite, type SiteIndex } from "../site/site-index.ts";

/** A site file that has been read, with what was worked out of it. The context of a rule is one as well. */
export interface OpenSite extends SiteIndex {
  readonly source: Source;
  readonly files: Files;
}

export interface OpenOptions {
  readonly files: Files;
  readonly file?: string;
  /** Texts that are parsed already, for a file that has nearly the same ones. */
  readonly parsed?: ParsedTexts;
}

/** The site, or the problems for which it cannot be read without a guess. */
export type Opening =
  | { readonly kind: "open"; readonly site: OpenSite }
  | { readonly kind: "unreadable"; readonly problems: readonly Problem[] };

/** Reads the text of a site file for a refactoring. One that needs repair to be read is not changed by more than the repair. */
export function openSite(
  text: string,
  { files, file = "site.yaml", parsed = createParsedTexts() }: OpenOptions,
): Opening {
  const { value, source, unknownPaths, problems } = read(text, file);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (!value || errors.length > 0) return { kind: "unreadable", problems: errors };
  return { kind: "open", site: { ...indexSite(collectInventory(value, unknownPaths), parsed), source, files } };
}
