import { editableOf } from "./edit/editable.ts";
import { collectInventory } from "./language/inventory.ts";
import { isError, type Files, type Problem } from "./problem.ts";
import { withoutSeemingUnused } from "./problems/tally.ts";
import type { Mark } from "./reader/parsed.ts";
import { read, type Reading } from "./reader/read.ts";
import type { TreeSource } from "./reader/source.ts";
import { offerChoices } from "./refactor/by-hand/offer-choices.ts";
import { openSite } from "./refactor/open-site.ts";
import { createRepair } from "./repair/repair.ts";
import { finalizeProblems } from "./rules/finalize-problems.ts";
import { joinFlushLeft } from "./rules/flush-left.ts";
import { areaOf, areaTextsOf, changedAreas } from "./rules/areas.ts";
import { runRules, type RunOptions } from "./rules/run-rules.ts";
import { countMistakes, mistakesOf } from "./shape/mistakes.ts";
import { shape } from "./shape/shape.ts";
import { allSteps, type Steps } from "./steps.ts";
import { siteOf, type CheckResult, type PlainSite } from "./site/checked-site.ts";
import { createParsedTexts } from "./site/markdown/parsed-texts.ts";
import { SiteMemory } from "./site/site-memory.ts";
import { indexSite, type SiteIndex } from "./site/site-index.ts";

interface Options {
  readonly files: Files;
  readonly file?: string;
  /** For a caller that checks nearly the same text again, or has read it already. */
  readonly memory?: SiteMemory;
  /** For a caller that asks for them when they are wanted, with `withChoices`: they take as long as some checks. */
  readonly leavesChoices?: true;
}

interface Examined {
  readonly problems: readonly Problem[];
  /** Nothing where the text could not be read. */
  readonly index?: SiteIndex;
}

/** Of the rules only those that report one of the codes; all where none are given. */
const wanting = (codes: ReadonlySet<string> | undefined): Pick<RunOptions, "isWanted"> =>
  codes ? { isWanted: (code) => codes.has(code) } : {};

/** A check that has read the text. */
export interface BegunCheck {
  /** For a caller that makes something of it meanwhile, in vain if an error is found; nothing where nothing can be read. */
  readonly plain?: PlainSite;
  /** Where everything stands in the text. */
  readonly source: TreeSource;
  readonly comments: readonly Mark[];
  /** What was worked out of the text, where the memory of the caller has it. */
  readonly index?: SiteIndex;
  /**
   * The problems as they are found, one by one: neither grouped by their cause nor with fixes that were tried.
   * @param codes of the rules only those that report one of these; without it all
   */
  examine(codes?: ReadonlySet<string>): readonly Problem[];
  /**
   * Of these at least those that another text of the file lacks: what stands in areas that both have is the same in both. All of them
   * without a memory, and where a fact differs that any area may name.
   */
  examineBeside(other: string, codes?: ReadonlySet<string>): readonly Problem[];
  /** Checks the rest. */
  finish(): CheckResult;
  /** The same, step by step, for a caller that has something else to do in between. */
  steps(): Steps<CheckResult>;
}

/**
 * Checks the text of a site file. The command line, the dev server, the build and the tests all come in here. Never throws,
 * whatever the text. The site is given only if no problem is an error.
 */
export const checkSite = (text: string, options: Options): CheckResult => beginCheck(text, options).finish();

/** The same, in two steps: the first one reads. Never throws either. */
export function beginCheck(text: string, { files, file = "site.yaml", memory, leavesChoices }: Options): BegunCheck {
  const sound = memory?.read(text);
  // The repair search reads nearly the same texts again and again.
  const parsed = sound?.index.parsed ?? memory?.parsedTexts() ?? createParsedTexts();
  // The repair search checks nearly the same text again and again.
  const kept = memory ?? {};
  const repair = createRepair(text, file, { countMistakes, mistakesOf, shape });
  const readText = (): Reading => read(text, file, repair.readOptions);

  function* examine(
    { value, source, unknownPaths, problems: ofSyntax, comments }: Reading,
    known?: SiteIndex,
    only: Pick<RunOptions, "isWanted" | "isLookedAt"> = {},
  ): Steps<Examined> {
    const finalize = (problems: readonly Problem[]): readonly Problem[] =>
      finalizeProblems(problems, { value, source, comments });
    if (!value) return { problems: finalize(ofSyntax) };
    yield;
    const { isLookedAt } = only;
    const ofShape = shape(value, source, isLookedAt && ((path) => path.length !== 2 || isLookedAt(areaOf(path))));
    // The names and places that are meant stand in them now.
    if (known && ofShape.length > 0) memory?.forget(text);
    const found = [...ofSyntax, ...ofShape];
    const index = ofShape.length === 0 && known ? known : indexSite(collectInventory(value, unknownPaths), parsed);
    // The rules have all of them, and each takes a while.
    for (const one of ["pages", "texts", "references", "links", "pictures"] as const) {
      void index[one];
      yield;
    }
    const { inventory } = index;
    const materials = { editable: editableOf(source, value, comments), inventory, files, index };
    const ofRules = yield* runRules(materials, { found, memory: kept, ...only });
    return { problems: finalize([...found, ...ofRules]), index };
  }

  let reading: Reading | undefined = sound?.reading ?? readText();
  const { value, unknownPaths, source, comments } = reading;
  let examined: Examined | undefined;
  function* examineOnce(): Steps<Examined> {
    examined ??= yield* examine(reading ?? readText(), sound?.index);
    // The repair search needs the memory that the reading takes.
    reading = undefined;
    return examined;
  }
  function* steps(): Steps<CheckResult> {
    const { problems: found, index } = yield* examineOnce();
    const problems =
      found.length === 0
        ? found
        : repair.explain(found, (changed, options) => allSteps(examine(read(changed, file, options))).problems);
    const site = index && !problems.some(isError) ? siteOf(value, index) : undefined;
    const shown = joinFlushLeft(withoutSeemingUnused(problems), source);
    const offered = leavesChoices ? shown : yield* choiceSteps(shown, text, { files, file, ...(memory && { memory }) });
    return { problems: offered, ...(site && { site }) };
  }
  function examineOnly(only: Pick<RunOptions, "isWanted" | "isLookedAt">): readonly Problem[] {
    const { problems } = allSteps(examine(reading ?? readText(), sound?.index, only));
    // What shape put right in it is not reported a second time.
    reading = memory?.read(text)?.reading;
    return problems;
  }
  return {
    source,
    comments,
    ...(value && { plain: { value, unknownPaths } }),
    ...(sound && { index: sound.index }),
    examine: (codes) => (codes === undefined ? allSteps(examineOnce()).problems : examineOnly(wanting(codes))),
    examineBeside(otherText, codes) {
      const other = memory?.read(otherText);
      const changed = sound && other && changedAreas(areaTextsOf(sound), areaTextsOf(other));
      if (!changed) return allSteps(examineOnce()).problems;
      return examineOnly({ ...wanting(codes), isLookedAt: (area) => changed.has(area) });
    },
    steps,
    finish: () => allSteps(steps()),
  };
}

/** Problems of a text with what their author can choose to do, where that was left. */
export const withChoices = (problems: readonly Problem[], text: string, options: Options): readonly Problem[] =>
  allSteps(choiceSteps(problems, text, options));

function choiceSteps(
  problems: readonly Problem[],
  text: string,
  { files, file = "site.yaml", memory = new SiteMemory(file) }: Options,
): Steps<readonly Problem[]> {
  return offerChoices(problems, text, {
    open() {
      const opening = openSite(text, { files, file, memory });
      return opening.kind === "open" ? opening.site : undefined;
    },
    check: (changed) => beginCheck(changed, { files, file, memory }),
    file,
  });
}
