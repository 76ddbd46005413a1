import { withConstants } from "../../problems/sample-sites.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Context } from "../context.ts";
import { wrongConstants } from "../support/names/wrong-constants.ts";
import { wrongFormats } from "../support/names/wrong-formats.ts";
import { wrongReferences } from "../support/names/wrong-references.ts";

/** A reference stands where it is filled in, and its value is of the kind that its place wants. */
export const rule: Rule = {
  meta: {
    code: "constant/not-allowed-here",
    severity: "error",
    what: "A reference stands where none is filled in, or leads to a value of another kind than its place wants.",
    why: "Names of icons, anchors and collections are names already; and a bar cannot be filled by words.",
    bad: withConstants("opens: five", '"We open at {opens | number}."'),
    good: withConstants("opens: 5", '"We open at {opens | number}."'),
  },
  *find(context, code) {
    yield* wrongConstants(context, code);
    yield* wrongFormats(context, code);
    yield* unfilled(context);
    yield* wrongReferences(context, code);
  },
};

/** The parts that name something in the file or the public folder; braces in them would be taken literally. */
const parts = ["icon", "badge", "file", "font", "collection", "shared", "footer-group", "menu-variant"];

function* unfilled({ inventory, source, correct }: Context): Iterable<Finding> {
  for (const part of parts)
    for (const { path, value } of inventory.of(part)) {
      const reference = typeof value === "string" ? /\{[^{}]*\}/.exec(value) : null;
      if (!reference) continue;
      const inner = /^\{\s*(?:\w+\.)?([\w-]+)\s*\}$/.exec(String(value))?.[1];
      const field = path.findLast((step) => typeof step === "string");
      yield {
        message: `Braces are not filled in here: “${field}” is a name.`,
        label: "not filled in",
        help: inner === undefined ? "Write the name itself." : `Write the name itself: ${inner}`,
        range: source.locateInside(path, reference.index, reference.index + reference[0].length),
        at: path,
        fixes: inner === undefined ? [] : correct(path, 0, String(value).length, inner, "review"),
      };
    }
}
