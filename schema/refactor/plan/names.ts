import { fieldAt } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import type { Thing } from "../things/thing.ts";
import { kindWords } from "../things/thing.ts";
import { refuse, type Planned, type RefusedPlan } from "./plan.ts";

/** How the keys are written that authors name, by what the language calls them. */
const keyForms: Readonly<Record<string, { readonly pattern: RegExp; readonly hint: string }>> = {
  key: {
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    hint: "A key is lower-case words with hyphens, such as sell-and-serve.",
  },
  name: {
    pattern: /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/,
    hint: "Begin with a lower-case letter and use letters and digits only, such as freeAbove or free-above.",
  },
};

/** A refusal of a value that the language does not take at a path. */
export function badValue({ site }: OpenSite, path: Path, name: string): RefusedPlan | undefined {
  const { pattern, patternErrorMessage = "" } = fieldAt(site, path) ?? {};
  return pattern === undefined || new RegExp(pattern).test(name) ? undefined : noName(name, patternErrorMessage);
}

/** A refusal of a name that cannot be the key at a path. */
export function badKey({ site }: OpenSite, path: Path, name: string): RefusedPlan | undefined {
  const kind = path[0] === "constants" ? "name" : (fieldAt(site, path.slice(0, -1))?.names ?? "key");
  const form = keyForms[kind];
  return form === undefined || form.pattern.test(name) ? undefined : noName(name, form.hint);
}

const noName = (name: string, hint: string): RefusedPlan => refuse(`“${name}” cannot be a name here`, hint);

/** A refusal of a name that something else has. */
export const taken = (name: string, by: string, ...help: readonly string[]): RefusedPlan =>
  refuse(`${name} is taken: ${by}`, ...help);

/** A refusal of the name that the thing has already. */
export const sameName = ({ kind, name }: Thing): Planned => refuse(`The ${kindWords[kind]} is called ${name} already`);

/** Whether the site publishes a file of this name. */
export const hasFile = ({ files }: OpenSite, name: string): boolean => files.list().includes(name.normalize());
