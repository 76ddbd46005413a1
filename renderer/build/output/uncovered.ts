import { hashOf } from "./policy.ts";

const runs = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="(?!module"|text\/javascript")/.test(attributes);

/**
 * What a page holds that its policy does not allow: inline scripts and styles without a hash, style attributes, event
 * attributes, `javascript:` addresses. The page is one that the renderer wrote: attributes in double quotes, text escaped.
 */
export function uncovered(html: string, policy: string): string[] {
  const found: string[] = [];
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    (_, tag: string, attributes: string, text: string) => {
      if ((tag === "style" || runs(attributes)) && !policy.includes(hashOf(text))) found.push(`<${tag}>${text}`);
      return `<${tag}${attributes}>`;
    },
  );
  for (const [attribute] of markup.matchAll(/\s(?:style|on[a-z]+)="[^"]*"|="\s*javascript:[^"]*"/gi))
    found.push(attribute.trim());
  return found;
}
