import { withConstants } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { lookUp } from "../../../site/reference.ts";

/** Zeros at the end of a number are shown where they are written. */
export const rule: Rule = {
  meta: {
    code: "constant/lost-zero",
    severity: "warning",
    what: "A constant is a number with a zero at its end, such as 3.20, and a text shows it without a format.",
    why: "The file is read as one number for 3.20 and 3.2: visitors see 3.2.",
    bad: withConstants("oven: { version: 3.20 }", '"Our oven runs on version {oven.version}."'),
    good: withConstants('oven: { version: "3.20" }', '"Our oven runs on version {oven.version}."'),
  },
  *find({ references, site, editable, source }) {
    const seen = new Set<string>();
    for (const { text, reference } of references) {
      const found = lookUp(reference.name, site, text.scopes[0]);
      if (found.kind !== "value" || typeof found.value !== "number" || text.entry.isDefault) continue;
      const { path } = found;
      const isShown = ["label", "text", "markdown", "nav"].includes(text.entry.part);
      if (!isShown || (reference.format !== undefined && reference.format !== "number")) continue;
      const node = editable.source.node(path);
      const key = path.join("/");
      if (node?.kind !== "scalar" || !/^-?\d+\.\d*0$/.test(node.raw) || seen.has(key)) continue;
      seen.add(key);
      const used = source.locateInside(text.entry.path, reference.start, reference.end);
      yield {
        message: `${node.raw.slice(0, 20)} is read as the number ${String(found.value).slice(0, 20)}: visitors see that.`,
        label: "its zero is lost",
        help: `If it is no number, put it in quotes: "${node.raw.slice(0, 20)}"\nA price is shown with “| money”: {${reference.name} | money}`,
        range: source.locate(path),
        at: path,
        related: [{ message: "shown here", range: used }],
        fixes: [
          {
            title: "Put it in quotes",
            safety: "review",
            edits: [{ start: node.start, end: node.end, text: `"${node.raw}"` }],
          },
        ],
      };
    }
  },
};
