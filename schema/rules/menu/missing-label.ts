import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";

const isBlank = (text: string): boolean => text.replace(/[\s\u200B-\u200F\u2060\uFEFF]/g, "") === "";

/** A link has words to follow it by. */
export const check: Check = {
  codes: ["a11y/empty-button", "menu/missing-label"],
  *run({ links, source, at }) {
    for (const { path, text, words } of links) {
      if (words === undefined || !isBlank(words)) continue;
      const isField = text.entry.part === "link";
      const holder = at(path.slice(0, -1));
      const key = isMap(holder) && holder["label"] === undefined ? "title" : "label";
      const place = isField ? [...path.slice(0, -1), key] : path;
      const isMenu = path[0] === "menus";
      yield {
        code: isMenu ? "menu/missing-label" : "a11y/empty-button",
        severity: "error",
        message: isMenu ? "This item of the menu has no words." : "This link has no words to follow it by.",
        label: "no words",
        help: "Write where it leads, in one to four words.",
        range: source.locate(place),
        at: place,
      };
    }
  },
};
