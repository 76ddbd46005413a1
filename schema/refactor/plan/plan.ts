import type { Edit, Problem } from "../../problem.ts";

/** A file of the public folder that gets another name, or goes. */
export interface FileMove {
  readonly from: string;
  readonly to?: string;
}

/** What a refactoring does, before it is done: all of it or nothing. */
export interface Plan {
  /** `/pricing → /prices` */
  readonly title: string;
  /** What happens beside, in sentences: “14 links on 6 pages and 2 menu entries follow.” */
  readonly effects: readonly string[];
  /** What stays although it may be meant: “3 texts say “pricing”; they stay as they are.” */
  readonly mentions: readonly string[];
  /** Of the text that the plan was made for. */
  readonly edits: readonly Edit[];
  /** The text with the edits made. */
  readonly text: string;
  readonly files: readonly FileMove[];
}

/** Why something is not done. */
export interface Refusal {
  /**
   * `call`: what was asked for cannot be meant: no such thing, no such name. `used`: it is used, and a choice is missing. `problems`: the file
   * would have errors that it does not have now.
   */
  readonly kind: "call" | "used" | "problems";
  /** A sentence without its period. */
  readonly message: string;
  /** What to do instead, a line each. */
  readonly help: readonly string[];
  /** What would be wrong, and the text in which it would be. */
  readonly problems?: readonly Problem[];
  readonly text?: string;
}

export interface RefusedPlan {
  readonly kind: "refused";
  readonly refusal: Refusal;
}

export type Planned = { readonly kind: "plan"; readonly plan: Plan } | RefusedPlan;

/** A refusal of what was called. */
export const refuse = (message: string, ...help: readonly string[]): RefusedPlan => ({
  kind: "refused",
  refusal: { kind: "call", message, help },
});

/** A refusal because of what uses the thing. */
export const refuseUsed = (message: string, ...help: readonly string[]): RefusedPlan => ({
  kind: "refused",
  refusal: { kind: "used", message, help },
});
