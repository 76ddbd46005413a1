import type { SaxesAttributeNS, SaxesTagNS } from "saxes";
import { loadedByCss, outerUrl } from "./css.ts";

/** Elements that change an attribute of another one. */
const animations = new Set(["animate", "animateColor", "animateMotion", "animateTransform", "set"]);

const pixels = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Browsers drop these from the beginning and the inside of a URL. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0020\u007f]/g;

const program = /^(?:javascript:|vbscript:|data:text\/html)/i;

const brief = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

/** Whether a link, a picture or a reference may have this target. */
function isAllowedTarget(element: string, target: string): boolean {
  if (target.startsWith("#") || target === "") return true;
  if (element === "image" || element === "feImage") return pixels.test(target);
  if (element !== "a") return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  return scheme === undefined || ["https", "http", "mailto", "tel"].includes(scheme);
}

/** @returns what an attribute does that a drawing may not do, as words after “holds” */
export function activeAttribute(element: SaxesTagNS, attribute: SaxesAttributeNS): string | undefined {
  const { prefix, value } = attribute;
  const name = attribute.local.toLowerCase();
  if (prefix === "xmlns" || (prefix === "" && name === "xmlns")) return undefined;
  const target = value.replace(unseen, "");
  if (name.startsWith("on") && prefix === "") return `a program: ${brief(name)}`;
  if (prefix === "" && program.test(target)) return "an address that is a program";
  if (name === "href" && !isAllowedTarget(element.local, target))
    return program.test(target) ? "an address that is a program" : `what is elsewhere: ${brief(target)}`;
  if (name === "ping" || (prefix === "xml" && name === "base")) return `what is elsewhere: ${brief(target)}`;
  if (animations.has(element.local) && name === "attributename" && /(?:^|:)(?:href$|on)/i.test(target))
    return "an address that changes";
  const loaded = name === "href" ? undefined : name === "style" ? loadedByCss(value) : outerUrl(value);
  return loaded === undefined ? undefined : `what is elsewhere: ${brief(loaded)}`;
}
