import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";

/** The step that a card has reached is none beyond its last one. */
export const check: Check = {
  codes: ["value/out-of-range"],
  *run({ inventory, at, filler, source }) {
    for (const { path } of inventory.of("number")) {
      const card = path.at(-1) === "value" ? at(path.slice(0, -1)) : undefined;
      if (!isMap(card)) continue;
      const [value, maximum] = [card["value"], card["maximum"]].map((data) => filler.value(data ?? null));
      if (typeof value !== "number" || typeof maximum !== "number" || value <= maximum) continue;
      yield {
        code: "value/out-of-range",
        severity: "error",
        message: `“value” is ${value}, and “maximum” is ${maximum}: there are no more steps.`,
        label: `at most ${maximum}`,
        help: `Write a number up to ${maximum}, or a higher “maximum”.`,
        range: source.locate(path),
        at: path,
      };
    }
  },
};
