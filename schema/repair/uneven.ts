/** Where nothing in the text tells how far a step is, it is this. */
const usualStep = " 2";
const slightly = 0.5;

/**
 * How many blocks, and long texts, begin at another distance from their key than most do: of two ways to put lines in their places, the one that
 * looks like the rest is meant.
 */
export function uneven(text: string): number {
  const steps = new Map<string, number>();
  let all = 0;
  let above: number | undefined;
  for (const line of text.split("\n")) {
    const content = line.trimStart();
    if (content === "" || content.startsWith("#")) continue;
    const indent = line.length - content.length;
    const isItem = content.startsWith("- ");
    if (above !== undefined) {
      const name = `${isItem ? "item" : "key"} ${indent - above}`;
      steps.set(name, (steps.get(name) ?? 0) + 1);
      all += 1;
    }
    const lead = /^(?:- +)*/.exec(content)?.[0].length ?? 0;
    above = /^[\w-]+:\s*(?:[|>][+-]?\s*)?(?:#.*)?$/.test(content.slice(lead)) ? indent + lead : undefined;
  }
  const maxUsual = (kind: string): number =>
    Math.max(
      0,
      ...[...steps]
        .filter(([name]) => name.startsWith(kind))
        .map(([name, count]) => count + (name.endsWith(usualStep) ? slightly : 0)),
    );
  return all - maxUsual("item") - maxUsual("key");
}
