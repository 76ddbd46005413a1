import type { DataMap, Path, Problem } from "../../problem.ts";
import type { TreeSource } from "../../reader/source.ts";

/** What explanations look at: the data, and the way it is written. */
export interface Context {
  readonly value: DataMap;
  readonly source: TreeSource;
  /** Whether a value is looked at for what the validator does not see; without it all are. */
  readonly isLookedAt?: ((path: Path) => boolean) | undefined;
}

/** A place where the data does not fit the language, as the validator says it. */
export interface Mistake {
  readonly path: Path;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A set of keys that belongs to another place of the file as a whole: what is wrong with each of its keys says nothing. */
export interface Elsewhere {
  readonly path: Path;
  readonly problem: Problem;
}
