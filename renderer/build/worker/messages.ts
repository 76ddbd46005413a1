import type * as Written from "../../../schema/language/written-site.ts";
import type { PlainSite } from "../../../schema/site/checked-site.ts";
import type { Model } from "../../model/model.ts";
import type { SiteColors } from "../output/site-colors.ts";
import type { StagedFiles } from "../staged-files.ts";
import type { Assets } from "../page/prerender.ts";

/** What the worker gets when it starts. */
export interface WorkerInput {
  /** The path of the site file. */
  readonly site: string;
  /** The module with the blocks of the site's own section types. */
  readonly ownModule: string | undefined;
  readonly publicFolder: string;
  readonly cacheFolder: string;
  /** Tells this version of the engine's code from all others. */
  readonly engine: string;
  /** The code of the script that stands inside every page. */
  readonly bootstrap: string;
}

/** To the worker, first: the site as it was read, which fits the language. */
export interface ReadSite {
  readonly written: Written.Site;
  /** The same, as data. */
  readonly plain: PlainSite;
  /** Tells this build from others: it stands in every page. */
  readonly build: string;
}

/** From the worker, first: what the main thread makes files of. */
export interface SharedSite {
  readonly model: Model;
  readonly colors: SiteColors;
}

/** To the worker, second: the site has no errors, and its files can be written. */
export interface Output {
  readonly assets: Assets;
  readonly folder: string;
}

/** From the worker, in place of the second: a block threw. */
export interface FailedBlock {
  /** The sentence for the author. */
  readonly failed: string;
}

/** From the worker, second. */
export interface Done {
  readonly written: StagedFiles;
}
