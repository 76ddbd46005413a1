import { definition } from "../../language/descriptor.ts";
import type { OpenSite } from "../open-site.ts";
import type { Thing } from "../things/thing.ts";
import { kindWords } from "../things/thing.ts";
import { refuse, type Planned } from "./plan.ts";

/** How a name is written, by what it names: a part of the language, or the names of keys. */
const forms: Readonly<Record<string, { readonly pattern: RegExp; readonly hint: string }>> = {
  page: partForm("path"),
  planned: partForm("path"),
  anchor: partForm("anchor"),
  key: partForm("key"),
  name: {
    pattern: /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/,
    hint: "Begin with a lower-case letter and use letters and digits only, such as freeAbove or free-above.",
  },
};

function partForm(part: string): { readonly pattern: RegExp; readonly hint: string } {
  const { pattern = "", patternErrorMessage = "" } = definition(part) ?? {};
  return { pattern: new RegExp(pattern), hint: patternErrorMessage };
}

/** A refusal of a name that is not written as one. */
export function badName(name: string, form: keyof typeof forms): Planned | undefined {
  const { pattern, hint } = forms[form] ?? forms["name"] ?? { pattern: /^/, hint: "" };
  return pattern.test(name) ? undefined : refuse(`“${name}” cannot be a name here`, hint);
}

/** A refusal of a name that something else has. */
export const taken = (name: string, by: string, ...help: readonly string[]): Planned =>
  refuse(`${name} is taken: ${by}`, ...help);

/** A refusal of the name that the thing has already. */
export const sameName = ({ kind, name }: Thing): Planned => refuse(`The ${kindWords[kind]} is called ${name} already`);

/** Whether the site publishes a file of this name. */
export const hasFile = ({ files }: OpenSite, name: string): boolean => files.list().includes(name.normalize());
