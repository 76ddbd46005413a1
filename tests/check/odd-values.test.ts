import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";

const folder = "tests/sites/bakery";
const files = publicFiles(`${folder}/public`);
const lines = readFileSync(`${folder}/site.yaml`, "utf8").split("\n");

/** How many places are tried: each takes a check of the whole file. */
const tried = 20;

/** Some keys of the file with a value on their line, no key twice. */
const places = [
  ...new Map(
    [...lines.entries()].flatMap(([index, line]) => {
      const [, start = ""] = /^(\s*(?:- )?[\w-]+: )\S/.exec(line) ?? [];
      return start === "" ? [] : [[start.trim(), { index, start }] as const];
    }),
  ).values(),
].filter((_, place, all) => place % Math.ceil(all.length / tried) === 0);

test.each(["{ a: 1 }", "[]", "~", "1e999", ".nan", '"{"', "&x y", '"\\uD800"'])(
  "the check never throws where a value is %s",
  (odd) => {
    const thrown = places.filter(({ index, start }) => {
      try {
        checkSite(lines.with(index, start + odd).join("\n"), { files });
        return false;
      } catch {
        return true;
      }
    });
    expect(thrown).toEqual([]);
  },
);
