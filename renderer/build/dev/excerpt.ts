/**
 * The text of a site file without the routes of other pages: what some pages show depends on nothing else but the addresses
 * of those. It takes a few milliseconds for 5 MB, because it looks at line starts alone.
 * @returns nothing where none of the pages is found, or where the routes are not written as a list of lines
 */
export function excerptOf(text: string, paths: ReadonlySet<string>): string | undefined {
  const key = /^routes:[ \t]*(?:#.*)?\r?\n/m.exec(text);
  if (!key) return undefined;
  const start = key.index + key[0].length;
  const first = /(?:[ \t]*(?:#.*)?\r?\n)*( *)- /y;
  first.lastIndex = start;
  const indent = first.exec(text)?.[1];
  if (indent === undefined) return undefined;
  const end = endOfList(text, start);
  const kept = itemsOf(text, start, end, `\n${indent}- `).filter((item) => paths.has(pathOf(item, indent) ?? ""));
  return kept.length === 0 ? undefined : text.slice(0, start) + kept.join("") + text.slice(end);
}

/** The next line that is not indented and no item, comment or blank. */
function endOfList(text: string, start: number): number {
  const nextKey = /\n(?![ \t\r\n#-])/g;
  nextKey.lastIndex = start - 1;
  // The key itself ends where the list begins.
  for (let found = nextKey.exec(text); found; found = nextKey.exec(text))
    if (found.index >= start) return found.index + 1;
  return text.length;
}

/** The items with all their lines, from dash to dash. */
function itemsOf(text: string, start: number, end: number, dash: string): string[] {
  const items: string[] = [];
  let from = text.indexOf(dash, start - 1);
  while (from >= 0 && from < end) {
    const next = text.indexOf(dash, from + 1);
    const to = next < 0 || next >= end ? end : next + 1;
    items.push(text.slice(from + 1, to));
    from = next;
  }
  return items;
}

/** The path that a route names: `- path: /pricing`. */
const pathOf = (item: string, indent: string): string | undefined =>
  new RegExp(`^${indent}(?:- | {2})path:[ \\t]+["']?([^\\s"'#]+)`, "m").exec(item)?.[1];
