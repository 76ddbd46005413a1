import type { Differences } from "../compare/raw.ts";
import type { Consequence } from "../change.ts";
import { addressConsequences } from "./addresses.ts";
import { menuConsequences } from "./menus.ts";
import { problemConsequences } from "./problems.ts";

/** What follows from the changes, the gravest first. */
export const consequencesOf = (differences: Differences): Consequence[] => [
  ...problemConsequences(differences),
  ...addressConsequences(differences),
  ...menuConsequences(differences),
];
