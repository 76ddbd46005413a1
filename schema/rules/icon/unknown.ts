import { sections } from "../../problems/example.ts";
import names from "../../language/icon-names.json" with { type: "json" };
import { nearest } from "../../reader/nearest.ts";
import type { Rule } from "../rule.ts";

const known = new Set(names);

/** Names that begin with the same word, for someone who half remembers. */
const related = (name: string): string[] => {
  const [word = ""] = name.toLowerCase().split(/[^a-z0-9]/);
  return word.length < 3
    ? []
    : names.filter((one) => one === word || one.startsWith(`${word}-`) || one.endsWith(`-${word}`)).slice(0, 8);
};

/** An icon that is named is one of lucide’s. */
export const rule: Rule = {
  meta: {
    code: "icon/unknown",
    severity: "error",
    what: "There is no icon of this name. The names are those of lucide, an open collection.",
    why: "The place of the icon would be empty.",
    bad: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: bred }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
    good: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: wheat }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
  },
  *find({ inventory, source, correct }) {
    for (const { path, value } of inventory.of("icon")) {
      if (typeof value !== "string" || known.has(value) || value.includes("{")) continue;
      const near = nearest(value, known);
      const others = related(value);
      const list = others.length > 0 ? `Perhaps one of these: ${others.join(", ")}. ` : "";
      yield {
        message: `There is no icon “${value.slice(0, 40)}”.`,
        label: "no such icon",
        help: near === undefined ? `${list}All icons are shown at lucide.dev/icons.` : `Did you mean ${near}?`,
        range: source.locate(path),
        at: path,
        fixes: near === undefined ? [] : correct(path, 0, value.length, near, "review"),
      };
    }
  },
};
