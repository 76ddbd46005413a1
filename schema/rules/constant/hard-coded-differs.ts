import { withConstants } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { differingFacts } from "../support/facts/differing-facts.ts";

/** “15-day trial” where trial.days is 14: one of the two is out of date. */
export const rule: Rule = {
  meta: {
    code: "constant/hard-coded-differs",
    severity: "warning",
    what: "A text names a number with the same unit as a constant, and the two differ.",
    why: "One of the two is out of date, and visitors see both.",
    bad: withConstants("trial: { days: 14 }", "Bread for {trial.days} days. A 15-day trial is free."),
    good: withConstants("trial: { days: 14 }", '"Bread for {trial.days} days. A {trial.days}-day trial is free."'),
  },
  *find(context) {
    for (const { text, number, start, fact } of differingFacts(context)) {
      const { path } = text.entry;
      yield {
        message: `This says ${number}, but “${fact.name}” is ${fact.value}.`,
        label: `${fact.value} elsewhere`,
        help: `Write {${fact.name}}, or change the constant.`,
        range: context.source.locateInside(path, start, start + number.length),
        at: path,
        fixes: context.correct(path, start, start + number.length, `{${fact.name}}`, "review"),
      };
    }
  },
};
