import type { Code } from "../../../problems/kinds.ts";
import { isMap } from "../../../problem.ts";
import { mapAt, type Context } from "../../context.ts";

/** A part whose value is the name of something that stands elsewhere in the file. */
interface NamedPart {
  readonly part: string;
  readonly code: Code;
  /** Where the names are defined. */
  readonly home: string;
  readonly noun: string;
  readonly names: (context: Context) => readonly string[];
}

const keysOf =
  (home: string) =>
  ({ site }: Context): string[] =>
    Object.keys(mapAt(site, home));

function footerIds({ site }: Context): string[] {
  const groups = mapAt(site, "menus")["footer"];
  return (Array.isArray(groups) ? groups : []).flatMap((group) =>
    isMap(group) && typeof group["id"] === "string" ? [group["id"]] : [],
  );
}

/** The parts that name something in the file. */
export const namedParts: readonly NamedPart[] = [
  { part: "badge", code: "badge/unknown", home: "badges", noun: "badge", names: keysOf("badges") },
  { part: "shared", code: "shared/unknown", home: "shared", noun: "shared section", names: keysOf("shared") },
  {
    part: "collection",
    code: "collection/unknown",
    home: "collections",
    noun: "collection",
    names: keysOf("collections"),
  },
  {
    part: "footer-group",
    code: "menu/unknown-place",
    home: "menus",
    noun: "footer group with the id",
    names: footerIds,
  },
];
