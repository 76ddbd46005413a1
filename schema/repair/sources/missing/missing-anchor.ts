import { escapeForRegExp } from "../../../language/words.ts";
import type { Line } from "../../regions/line.ts";

/** The anchors that links of the text lead to on the page around a line, and that no section of the page has. */
export function missingAnchors({ start }: Line, text: string): readonly string[] {
  const heads = [...text.matchAll(/^ *- +path: *["']?(\/[\w/-]*)/gm)];
  const head = heads.findLast(({ index }) => index < start);
  if (!head) return [];
  const addresses = new Set([...text.matchAll(/\bpath: *["']?(\/[\w/-]*)/g)].map(([, address]) => address));
  const page = text.slice(head.index, heads.find(({ index }) => index > start)?.index);
  const path = head[1] === "/" ? "" : (head[1] ?? "");
  const asked = [...text.matchAll(new RegExp(`(?<![\\w/.-])${escapeForRegExp(path)}/([a-z][\\w-]*)(?![\\w/.-])`, "g"))];
  const anchorsIn = (where: string): ReadonlySet<string | undefined> =>
    new Set([...where.matchAll(/\banchor: *["']?\/?([\w/-]+)/g)].map(([, anchor]) => anchor));
  const own = anchorsIn(page);
  // An anchor may be a whole address.
  const all = anchorsIn(text);
  return [...new Set(asked.map(([, name = ""]) => name))].filter(
    (name) => !own.has(name) && !all.has(`${path.slice(1)}/${name}`) && !addresses.has(`${path}/${name}`),
  );
}
