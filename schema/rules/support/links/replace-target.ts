import type { WrittenLink } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";

/** To write another target. An address that stands in a text by itself stays the words of the link. */
export function replaceTarget(
  { path, start, end, inText }: WrittenLink,
  wanted: string,
  { correct, at }: Context,
): Pick<Finding, "help" | "fixes"> {
  const text = at(path);
  if (!inText?.isBare || typeof text !== "string" || /^https?:/i.test(wanted))
    return { help: `Write ${wanted}`, fixes: correct(path, start, end, wanted, "safe") };
  const link = `[${text.slice(inText.words.start, inText.words.end)}](${wanted})`;
  return { help: `Write ${link}`, fixes: correct(path, inText.start, inText.end, link, "safe") };
}
