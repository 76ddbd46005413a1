import { withConstants } from "../../problems/sample-sites.ts";
import { intoGroup } from "../support/group-by.ts";
import { lookUp } from "../../site/reference.ts";
import type { Rule } from "../rule.ts";
import { circleFrom, type Step } from "../support/names/circle.ts";

/** How many steps of a circle a message names. */
const maxSteps = 12;

/** No value leads back to itself. */
export const rule: Rule = {
  meta: {
    code: "constant/circular",
    severity: "error",
    what: "The value of a constant refers to itself, or several refer to each other in a circle.",
    why: "There is nothing to write in its place, however long one looks.",
    bad: withConstants('greeting: "{greeting} and welcome"', '"{greeting}"'),
    good: withConstants("greeting: Good morning and welcome", '"{greeting}"'),
  },
  *find({ references, site, source }) {
    const steps = new Map<string, Step[]>();
    for (const { text, reference } of references) {
      const at = text.entry.path;
      const found = lookUp(reference.name, site);
      if (at[0] !== "constants" && at[0] !== "collections" && at[0] !== "site") continue;
      if (found.kind !== "value" && found.kind !== "saving") continue;
      const key = at.join(".");
      // A saving comes from two prices, a list from its items.
      const fields =
        found.kind === "saving"
          ? ["price", "originalPrice"].map((field) => [...found.path.slice(0, -1), field])
          : typeof found.value === "object"
            ? found.value.map((_, index) => [...found.path, index])
            : [found.path];
      intoGroup(steps, key, ...fields.map((path) => ({ at, reference, to: path.join(".") })));
    }
    const done = new Set<string>();
    for (const start of steps.keys()) {
      const circle = circleFrom(start, steps, done);
      const [first] = circle;
      if (!first) continue;
      const names = circle.map(({ reference }) => reference.name);
      const way = names.length > maxSteps ? [...names.slice(0, maxSteps), "…", ...names.slice(-1)] : names;
      yield {
        message: circle.length === 1 ? "This value refers to itself." : "These values refer to each other in a circle.",
        label: "leads back to itself",
        help:
          circle.length === 1
            ? "Write the value itself in its place."
            : `Write one of them out. The circle: ${[names.at(-1), ...way].map((name) => (name === "…" ? name : `{${name}}`)).join(" → ")}`,
        range: source.locateInside(first.at, first.reference.start, first.reference.end),
        at: first.at,
        related: circle.slice(1, maxSteps).map(({ at, reference }) => ({
          message: "and back from here",
          range: source.locateInside(at, reference.start, reference.end),
        })),
      };
    }
  },
};
