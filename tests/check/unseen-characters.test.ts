import { expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { baseIn } from "../mutations/base.ts";

/* What other programs put into a text that is copied from them. */

const { text } = baseIn("tests/sites/kiosk");
const files = publicFiles("tests/sites/kiosk/public");

const characters = [
  "\u000b \u000c \u0085 \u00a0 \u00ad \u061c \u2009 \u200b \u200c \u200d \u200e \u2028 \u2029 \u202a \u202f \u2060 \u2066 \u3000 \ufeff",
]
  .join("")
  .split(" ");

const line = "    description: Every drink";
const places = {
  "in front of a key": "    %description: Every drink",
  "between a key and its colon": "    description%: Every drink",
  "in place of the space after a colon": "    description:%Every drink",
  "between a colon and its space": "    description:% Every drink",
};

test.each(Object.entries(places))(
  "a character that is no plain one, %s, is one problem and safe to correct",
  (_, place) => {
    const number = text.slice(0, text.indexOf(line)).split("\n").length;
    for (const character of characters) {
      const broken = text.replace(line, place.replace("%", character));
      const { problems } = checkSite(broken, { files });
      const name = `U+${character.charCodeAt(0).toString(16)}`;
      expect(
        problems.map(({ range }) => range.start.line),
        `${name}: ${problems.map(({ message }) => message).join("; ")}`,
      ).toEqual([number]);
      expect(problems[0]?.fixes?.[0]?.safety, name).toBe("safe");
      const fixed = applyEdits(broken, problems[0]?.fixes?.[0]?.edits ?? []);
      expect(
        checkSite(fixed, { files }).problems.map(({ message }) => message),
        name,
      ).toEqual([]);
    }
  },
);
