import type { Fix, Problem } from "../../../problem.ts";

/** What to say of a target that is no link, and what to write in its place; a safe correction where `safety` is left out. */
export type Words = Pick<Problem, "code" | "message" | "label" | "help"> & {
  readonly wanted?: string;
  readonly safety?: Fix["safety"];
};
