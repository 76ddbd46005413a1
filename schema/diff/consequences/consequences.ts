import type { Differences } from "../compare/raw.ts";
import type { Consequence } from "../change.ts";
import { addressConsequences } from "./addresses.ts";
import type { ComparedProblems } from "./compare-problems.ts";
import { menuConsequences } from "./menus.ts";
import { problemConsequences } from "./problems.ts";

/** What follows from the changes, the gravest first. */
export const consequencesOf = (differences: Differences, problems: ComparedProblems): Consequence[] => [
  ...problemConsequences(differences, problems),
  ...addressConsequences(differences),
  ...menuConsequences(differences),
];
