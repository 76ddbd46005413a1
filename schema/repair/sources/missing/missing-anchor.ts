import { escapeForRegExp } from "../../../language/words.ts";
import type { Line } from "../../regions/line.ts";

/** The anchors that links of the text lead to on the page around a line, and that no section of the page has. */
export function missingAnchors({ start }: Line, text: string): readonly string[] {
  const heads = [...text.matchAll(/^ *- +path: *["']?(\/[\w/-]*)/gm)];
  const head = heads.findLast(({ index }) => index < start);
  if (!head) return [];
  const page = text.slice(head.index, heads.find(({ index }) => index > start)?.index);
  const path = head[1] === "/" ? "" : (head[1] ?? "");
  const asked = [...text.matchAll(new RegExp(`(?<![\\w/.-])${escapeForRegExp(path)}/([a-z][\\w-]*)(?![\\w/.-])`, "g"))];
  // An anchor may be a whole address.
  const has = (where: string, anchor: string): boolean =>
    new RegExp(`\\banchor: *["']?/?${escapeForRegExp(anchor)}(?![\\w-])`).test(where);
  return [...new Set(asked.map(([, name = ""]) => name))].filter(
    (name) =>
      !has(page, name) &&
      !has(text, `${path.slice(1)}/${name}`) &&
      !heads.some(([, other]) => other === `${path}/${name}`),
  );
}
