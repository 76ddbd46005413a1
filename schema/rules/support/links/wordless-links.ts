import { isMap } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";

const isBlank = (text: string): boolean => text.replace(/[\s\u200B-\u200F\u2060\uFEFF]/g, "") === "";

/** Links that have no words, in the menus or outside them. */
export function* wordlessLinks({ links, source, at }: Context, isInMenus: boolean, message: string): Iterable<Finding> {
  for (const { path, text, words } of links) {
    if (words === undefined || (path[0] === "menus") !== isInMenus || !isBlank(words)) continue;
    const holder = at(path.slice(0, -1));
    const key = isMap(holder) && holder["label"] === undefined ? "title" : "label";
    const place = text.entry.part === "link" ? [...path.slice(0, -1), key] : path;
    yield {
      message,
      label: "no words",
      help: "Write where it leads, in one to four words.",
      range: source.locate(place),
      at: place,
    };
  }
}
