import { sections } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { wrongReferences } from "../support/names/wrong-references.ts";

const hero = (steps: string) =>
  sections(`
    - type: hero
      title: Bread
      cards:
        - { kind: progress, title: Tonight, value: 3, maximum: ${steps} }
  `);

/** A reference is within the limits of its field, and the step that a card has reached is not beyond its last one. */
export const rule: Rule = {
  meta: {
    code: "value/out-of-range",
    severity: "error",
    what: "The number is larger or smaller than possible at this place.",
    why: "A card has room for so many steps, a bar for so many weeks; more cannot be drawn.",
    bad: hero("30"),
    good: hero("20"),
  },
  *find(context, code) {
    yield* wrongReferences(context, code);
    const { inventory, at, filler, source } = context;
    for (const { path } of inventory.of("number")) {
      const card = path.at(-1) === "value" ? at(path.slice(0, -1)) : undefined;
      if (!isMap(card)) continue;
      const [value, maximum] = [card["value"], card["maximum"]].map((data) => filler.value(data ?? null));
      if (typeof value !== "number" || typeof maximum !== "number" || value <= maximum) continue;
      yield {
        message: `“value” is ${value}, and “maximum” is ${maximum}: there are no more steps.`,
        label: `at most ${maximum}`,
        help: `Write a number up to ${maximum}, or a higher “maximum”.`,
        range: source.locate(path),
        at: path,
      };
    }
  },
};
