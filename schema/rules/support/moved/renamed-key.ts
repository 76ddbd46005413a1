import type { Path, Range } from "../../../problem.ts";
import { followRenamedKey } from "../../../refactor/by-hand/follow-name.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { misnamed } from "../names/misnamed.ts";
import { renamed } from "./renamed.ts";

/**
 * A constant, a group of them, a badge, a collection, an entry, a shared section or the menus of some pages that got another key by hand.
 * @param at where it is now
 * @param from the key that it had
 */
export function renamedKey(context: Context, at: Path, from: string, uses: readonly Range[]): Finding {
  const isInBraces = at[0] === "constants" || at[0] === "collections";
  const named = (key: string): string => {
    return isInBraces ? `{${[...at.slice(1, -1), key].join(".")}}` : key;
  };
  return renamed({
    at,
    range: context.source.locate(at, "key"),
    from: named(from),
    to: named(String(at.at(-1))),
    uses,
    noun: isInBraces ? "text" : "place",
    edits: followRenamedKey(context, at, from),
  });
}

/** A key that several places call by nearly another name. */
export const misnamedKey = (context: Context, at: Path, wanted: string, uses: readonly Range[]): Finding =>
  misnamed(context, {
    at,
    spot: "key",
    written: String(at.at(-1)),
    wanted,
    uses,
    follow: followRenamedKey(context, at, wanted),
  });
