import type { MarkdownNode } from "./library.ts";
import type { Span } from "./parsed.ts";

/** `[name]: /path "title"` */
export interface Definition {
  readonly url: MarkdownNode;
  readonly title?: MarkdownNode;
}

/** Targets that stand apart from their links, by name. */
export interface Definitions {
  /** The target that a name stands for. A definition that no link asks for is text. */
  find(name: string): Definition | undefined;
  isUsed(node: MarkdownNode): boolean;
}

export const keyOf = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

export function findDefinitions(source: string, root: MarkdownNode): Definitions {
  const byName = new Map<string, Definition & { readonly node: Span }>();
  const used = new Set<Span>();
  const visit = (node: MarkdownNode): void => {
    if (node.name !== "LinkReference") {
      node.children.forEach(visit);
      return;
    }
    const named = (name: string): MarkdownNode | undefined => node.children.find((child) => child.name === name);
    const [label, url, title] = [named("LinkLabel"), named("URL"), named("LinkTitle")];
    if (!label || !url) return;
    const key = keyOf(source.slice(label.start + 1, label.end - 1));
    // The text of a footnote, in other programs.
    if (key.startsWith("^")) return;
    if (!byName.has(key)) byName.set(key, { node, url, ...(title && { title }) });
  };
  if (source.includes("]:")) visit(root);
  return {
    find(name) {
      const found = byName.get(keyOf(name));
      if (found) used.add(found.node);
      return found;
    },
    isUsed: (node) => used.has(node),
  };
}
