import { editableOf } from "./edit/editable.ts";
import { collectInventory } from "./language/inventory.ts";
import { isSite } from "./language/language.ts";
import type { Data, Files, Problem } from "./problem.ts";
import { read, type Reading } from "./reader/read.ts";
import type { TreeSource } from "./reader/source.ts";
import { createRepair } from "./repair/repair.ts";
import { finalizeProblems } from "./rules/finalize-problems.ts";
import { runRules } from "./rules/run-rules.ts";
import { countMistakes, mistakesOf, shape } from "./shape/shape.ts";
import type { CheckedSite, CheckResult } from "./site/checked-site.ts";
import { createParsedTexts } from "./site/parsed-texts.ts";
import { indexSite, type SiteIndex } from "./site/site-index.ts";

interface Options {
  readonly files: Files;
  readonly file?: string;
}

interface Examined {
  readonly problems: readonly Problem[];
  /** Nothing where the text could not be read. */
  readonly index?: SiteIndex;
}

const isError = ({ severity }: Problem): boolean => severity === "error";

/** What a text says, before any question whether it makes sense. */
export type PlainSite = Pick<Reading, "value" | "unknownPaths">;

/** A check that has read the text. */
export interface BegunCheck {
  /** For a caller that makes something of it meanwhile, in vain if an error is found; nothing where nothing can be read. */
  readonly plain?: PlainSite;
  /** Where everything stands in the text. */
  readonly source: TreeSource;
  /** Checks the rest. */
  finish(): CheckResult;
}

/**
 * Checks the text of a site file. The command line, the dev server, the build and the tests all come in here. Never throws,
 * whatever the text. The site is given only if no problem is an error.
 */
export const checkSite = (text: string, options: Options): CheckResult => beginCheck(text, options).finish();

/** The same, in two steps: the first one reads. Never throws either. */
export function beginCheck(text: string, { files, file = "site.yaml" }: Options): BegunCheck {
  // The repair search reads nearly the same texts again and again.
  const parsed = createParsedTexts();
  const repair = createRepair(text, file, { countMistakes, mistakesOf, shape });
  const readText = (): Reading => read(text, file, repair.readOptions);

  function examine({ value, source, unknownPaths, problems: ofSyntax, comments }: Reading): Examined {
    const finalize = (problems: readonly Problem[]): Problem[] =>
      finalizeProblems(problems, { value, source, comments });
    if (!value) return { problems: finalize(ofSyntax) };
    const found = [...ofSyntax, ...shape(value, source)];
    const inventory = collectInventory(value, unknownPaths);
    const index = indexSite(inventory, parsed);
    const ofRules = runRules({ editable: editableOf(source, value, comments), inventory, files, index }, found);
    return { problems: finalize([...found, ...ofRules]), index };
  }

  let reading: Reading | undefined = readText();
  const { value, unknownPaths, source } = reading;
  return {
    source,
    ...(value && { plain: { value, unknownPaths } }),
    finish() {
      const { problems: found, index } = examine(reading ?? readText());
      // The repair search needs the memory that the reading takes.
      reading = undefined;
      const problems =
        found.length === 0
          ? found
          : repair.explain(found, (changed, options) => examine(read(changed, file, options)).problems);
      const site = index && !problems.some(isError) ? siteOf(value, index) : undefined;
      return { problems, ...(site && { site }) };
    },
  };
}

/**
 * What a site is if the check finds no error in it. The text may have been read in another thread.
 * @throws where the value does not fit the language
 */
export function draftOf({ value, unknownPaths }: PlainSite): CheckedSite {
  const site = siteOf(value, indexSite(collectInventory(value ?? {}, unknownPaths)));
  if (!site) throw new Error("The site does not fit the language");
  return site;
}

/** The site, where the validator accepts what was written. */
const siteOf = (written: Data | undefined, index: SiteIndex): CheckedSite | undefined =>
  isSite(written) ? { written, value: index.site, index } : undefined;
