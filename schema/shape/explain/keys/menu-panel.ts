import { quote } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";

const words = new Set(
  "children items submenu submenus dropdown links sub subitems subpages pages entries menu columns".split(" "),
);

/** `children:` in an item of the main menu, where other programs have the items of the next level. */
export const explainMenuPanel = (
  path: Path,
  key: string,
): Pick<Problem, "code" | "message" | "label" | "help"> | undefined =>
  path.at(-2) === "main" && path[0] === "menus" && words.has(key.toLowerCase().replace(/[^a-z]/g, ""))
    ? {
        code: "shape/unknown-key",
        message: `${quote(key)} is not a key of an item of “main”: what opens below it is called “mega”.`,
        label: "perhaps “mega”",
        help: "Write the links in groups:\nmega:\n  categories:\n    - id: first\n      title: …\n      items:\n        - { title: …, href: /… }",
      }
    : undefined;
