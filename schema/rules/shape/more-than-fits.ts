import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { writtenKeys } from "../support/written-maps.ts";

const comparison = (third: string, cell: string) =>
  sections(`
    - type: comparison
      title: Two ways to a loaf
      kind: versus
      caption: Our bread and that of the factory
      columns: [{ label: Ours }, { label: Theirs }${third}]
      groups:
        - rows:
            - { label: Dough, cells: [It rests for a night., It rests for an hour.${cell}] }
  `);

/** A list has as many items as what it is for. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "shape/more-than-fits",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A list has more items than what it is for: a comparison of two sides has a third column.",
    why: "The layout is made for so many: the columns become narrow, and none is the other side.",
    bad: comparison(", { label: At home }", ", It rests for a week."),
    good: comparison("", ""),
  },
  *find(context) {
    const { source } = context;
    for (const { key, value, map, path, field } of writtenKeys(context, ({ most }) => most !== undefined)) {
      if (!Array.isArray(value)) continue;
      for (const [name, limits] of Object.entries(field.most ?? {})) {
        const kind = String(map[name]);
        const most = Object.hasOwn(limits, kind) ? limits[kind] : undefined;
        if (most === undefined || value.length <= most) continue;
        const at = [...path, most];
        yield {
          message: `“${name}: ${kind}” is made for ${most} ${key}; here are ${value.length}.`,
          label: `more than ${most}`,
          help: `Delete what is too much, or choose another “${name}”.`,
          range: source.locate(at),
          at,
        };
      }
    }
  },
};
