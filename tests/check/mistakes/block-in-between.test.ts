import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

const indentOf = (line: string): number => line.length - line.trimStart().length;
const isContent = (line: string): boolean => !/^\s*(?:#|$)/.test(line);

/** The first lines of all blocks of a kind: `constants:` at the top, or the sections of pages. */
const heads = (lines: readonly string[], head: RegExp): number[] =>
  lines.flatMap((line, index) => (head.test(line) ? [index] : []));

/** The line after the last one of a block. */
function endOf(lines: readonly string[], head: number): number {
  let end = head + 1;
  for (let index = end; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (!isContent(line)) continue;
    if (indentOf(line) <= indentOf(lines[head] ?? "")) break;
    end = index + 1;
  }
  return end;
}

/** Each block in the middle of the one that follows it, above its last line of the first level. */
function* movedIntoNext(text: string, head: RegExp): Iterable<{ line: number; above: number; text: string }> {
  const lines = text.split("\n");
  const blocks = heads(lines, head).map((start) => ({ start, end: endOf(lines, start) }));
  for (const [index, { start, end }] of blocks.entries()) {
    const next = blocks[index + 1];
    const isInOneList =
      next &&
      lines
        .slice(start, next.start)
        .every((line) => !isContent(line) || indentOf(line) >= indentOf(lines[start] ?? ""));
    if (!next || !isInOneList || end - start < 2) continue;
    const inside = lines.slice(next.start + 1, next.end);
    const column = Math.min(...inside.filter(isContent).map(indentOf));
    const above = lines.findLastIndex(
      (line, at) => at > next.start + 1 && at < next.end && isContent(line) && indentOf(line) === column,
    );
    if (above === -1) continue;
    const block = lines.slice(start, end);
    const moved = [...lines.slice(0, start), ...lines.slice(end, above), ...block, ...lines.slice(above)];
    yield { line: above - block.length + 1, above: above + 1, text: moved.join("\n") };
  }
}

describe("A block that came into the middle of the next one is one problem, whose fix gives a site without any:", () => {
  test.each([
    // A list below “menus” is said to be none; pages would go on the list of those that are planned.
    ["part", "tests/sites/bakery", "shape/misplaced-key", /^(?!menus|routes)[\w-]+:/],
    ["section", "starters/person", "shape/misplaced-page", /^ {6}- (?:type|use):/],
  ] as const)("each %s of %s", (_, folder, code, head) => {
    const site = readFileSync(`${folder}/site.yaml`, "utf8");
    const files = publicFiles(`${folder}/public`);
    const all = [...movedIntoNext(site, head)];
    expect(all.length).toBeGreaterThan(2);
    for (const { line, above, text } of all) {
      const { problems } = checkSite(text, { files });
      const where = `above line ${above}`;
      expect(
        problems.map((one) => `${one.range.start.line} ${one.code}`),
        where,
      ).toEqual([`${line} ${code}`]);
      const fixed = applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? []);
      expect(checkSite(fixed, { files }).problems, where).toEqual([]);
    }
  });
});
