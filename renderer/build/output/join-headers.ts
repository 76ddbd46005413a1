/** Lines of a `_headers` file for one path: the path, and what stands indented below it. */
interface HeaderRule {
  readonly path: string;
  readonly lines: readonly string[];
}

function rulesOf(text: string): HeaderRule[] {
  const rules: { path: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    if (/^\s/.test(line)) rules.at(-1)?.lines.push(line.trim());
    else rules.push({ path: line.trim(), lines: [] });
  }
  return rules;
}

/** `Cache-Control: no-cache`, and `! Cache-Control`, which takes the header away. */
const nameOf = (line: string): string => (/^!?\s*([^:\s]+)/.exec(line)?.[1] ?? "").toLowerCase();

/**
 * Joins the `_headers` file of an author with the one that a build writes. Where both have a rule for a path, it becomes one, because
 * some hosts send a header twice that two rules name; the author’s headers count.
 */
export function joinHeaders(built: string, own: string): string {
  const rules = new Map(rulesOf(built).map(({ path, lines }) => [path, lines]));
  for (const { path, lines } of rulesOf(own)) {
    const named = new Set(lines.map(nameOf));
    const others = (rules.get(path) ?? []).filter((line) => !named.has(nameOf(line)));
    rules.set(path, [...others, ...lines]);
  }
  return [...rules].map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`).join("\n");
}
