import { quote } from "../../../language/words.ts";
import { isStandIn } from "../../../reader/mistakes/stand-ins.ts";
import { standsForNothing } from "../../../reader/mistakes/words-for-nothing.ts";
import { plainPath } from "./plain-path.ts";
import type { Known, Words } from "./words.ts";

/** What is said of `href: TODO` and `href: none`. A page may be called so. */
export function standIn(written: string, known: Known): Words | undefined {
  const isNothing = standsForNothing(written);
  if (!isNothing && !isStandIn(written)) return undefined;
  if (
    /[a-z]/i.test(written) &&
    !/^https?:/i.test(written) &&
    known.pages(plainPath(`/${written.replace(/^\/+/, "")}`)).isSure
  )
    return undefined;
  return {
    code: "link/empty",
    message: isNothing
      ? `This link has no address: ${quote(written)} is none.`
      : `${quote(written)} stands in for an address: this link leads nowhere.`,
    label: isNothing ? "no address" : "a stand-in",
    help: "Write where it leads, such as /pricing, or delete it.",
  };
}
