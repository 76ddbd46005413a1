import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { describe, expect, test } from "vitest";
import { publicFiles } from "../../schema/cli/files.ts";
import { sentenceText, type Description } from "../../schema/diff/change.ts";
import { describeChanges } from "../../schema/diff/describe-changes.ts";
import { summaryOf } from "../../schema/diff/format/summary.ts";
import type { Data } from "../../schema/problem.ts";
import { pointerOf } from "../../schema/site/addresses/human-path.ts";
import { drawTypos } from "../mutations/draw.ts";
import { mutate } from "../mutations/mutant.ts";
import { Random } from "../sound-sites/random.ts";
import { soundSite } from "../sound-sites/site.ts";
import { leavesOf, listsOf, withKeysReversed, withValue } from "./changed-sites.ts";

const files = publicFiles("public");
const rounds = Number(process.env["ROUNDS"] ?? 1);

/** Each with its text, and how often a change is drawn: in the large file, whose check takes long, only where `ROUNDS=2` asks for more. */
const texts: readonly (readonly [name: string, text: string, share: number])[] = [
  ["site.yaml", readFileSync("site.yaml", "utf8"), 0.5],
  ["the bakery", readFileSync("tests/sites/bakery/site.yaml", "utf8"), 1],
  ["the kiosk", readFileSync("tests/sites/kiosk/site.yaml", "utf8"), 2],
  ...Array.from({ length: rounds }, (_, index): [string, string, number] => [
    `generated site ${index}`,
    stringify(
      soundSite(index, { maxPages: 4, maxSections: 5, maxItems: 4 }, { pictures: ["art/suite.svg"], fonts: [] }),
    ),
    1,
  ]),
];

const sentencesOf = ({ changes }: Description): string[] => changes.map(({ sentence }) => sentenceText(sentence));

describe.each(texts)("%s", (name, text, share) => {
  const data: Data = parse(text);
  const draws = Math.floor(share * rounds);
  const random = new Random(name.length);
  const compare = (after: string): Description => describeChanges(text, after, { files });

  test("has no changes beside itself", () => {
    expect(compare(text)).toMatchObject({ changes: [], consequences: [], notes: [] });
  });

  test.each([
    ["written anew", stringify(data)],
    ["in braces and brackets", JSON.stringify(data, null, 1)],
    ["with the keys the other way round", stringify(withKeysReversed(data))],
    ["with other line ends", text.replaceAll("\n", "\r\n")],
    ["with a comment more", `# A note\n${text}`],
  ])("says of the same content %s that the site does not change", (_, after) => {
    const description = compare(after);
    expect(sentencesOf(description)).toEqual([]);
    expect(summaryOf(description)).toMatch(/^No change/);
  });

  test.runIf(draws > 0)("says of two neighbors that changed places that one moved, and nothing else", () => {
    const lists = listsOf(data).flatMap(({ path, items }) =>
      items.slice(1).flatMap((item, index) => {
        const other = items[index] ?? null;
        const isSame = JSON.stringify(item) === JSON.stringify(other);
        return isSame ? [] : [{ path, items: items.with(index, item).with(index + 1, other) }];
      }),
    );
    for (let round = 0; round < draws && lists.length > 0; round += 1) {
      const { path, items } = random.pick(lists);
      const description = compare(stringify(withValue(data, path, [...items])));
      expect(
        description.changes.map(({ action }) => action),
        `${path.join("/")} ${sentencesOf(description).join("\n")}`,
      ).toEqual(["moved"]);
    }
  });

  test.runIf(draws > 0)(
    "mentions every value that changed, came or went; one that does not fit is an error that it tells of",
    () => {
      const leaves = leavesOf(data);
      for (let round = 0; round < 2 * draws; round += 1) {
        const { path, value } = random.pick(leaves);
        const changed = random.chance(0.3) ? undefined : changedValue(value);
        const { changes, notes, before, after } = compare(stringify(withValue(data, path, changed)));
        const told = [...changes, ...notes].flatMap((change) => [...change.before, ...change.after]);
        const pointer = pointerOf(path);
        const isTold = told.some((one) => pointer === one || pointer.startsWith(`${one}/`));
        expect(
          isTold || after.errors > before.errors,
          `${pointer}: ${JSON.stringify(value)} -> ${JSON.stringify(changed)}`,
        ).toBe(true);
      }
    },
  );

  test.runIf(draws > 0)("is compared with broken files too, the same way each time", () => {
    const lines = text.split("\n");
    for (const typos of drawTypos(lines.length, draws, name.length)) {
      const broken = mutate(typos, lines)?.text ?? "";
      expect(JSON.stringify(compare(broken))).toBe(JSON.stringify(compare(broken)));
      describeChanges(broken, text, { files });
    }
  });
});

function changedValue(value: Data): Data {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${String(value)} and more`;
}
