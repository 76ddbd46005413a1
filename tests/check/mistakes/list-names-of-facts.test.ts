import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { noFiles } from "../../formats/broken.ts";

const site = readFileSync("tests/corpus/one-message/dash-before-the-first-fact.yaml", "utf8");
const neutral = checkSite(site, { files: noFiles }).problems;

test.each(["features", "items", "rows", "actions", "columns"])(
  "a dash before the first fact of a group is told as such, also where “%s” is a list elsewhere in the language",
  (name) => {
    const { problems } = checkSite(site.replaceAll("hours", name), { files: noFiles });
    expect(problems).toHaveLength(1);
    expect(problems.map(({ code, message }) => ({ code, message }))).toEqual(
      neutral.map(({ code, message }) => ({ code, message: message.replaceAll("hours", name) })),
    );
  },
);
