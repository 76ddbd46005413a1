import type { Path } from "../../problem.ts";
import { linked } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { countsOwnItems, listSizes, ownItems } from "../support/texts/list-sizes.ts";

const words = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A number and the words after it, of which one names a list: “Five short programs”. What counts a part of it says so. */
const counted = new RegExp(
  `(?<![\\w.,–#№-]|\\b(?:no|nr|number)\\.? |\\b(?:other|another|more|first|last|next|any|only|of|or|to|than) )(${words.join("|")}|[2-9]|1\\d|20) (?!more|other)((?:(?!(?:of|for|with|in|on|at|to|and|or|from|by)\\b)[a-z-]+ ?){1,4})`,
  "gi",
);

/** A quick look: most texts have no number before a word, and to find that out with the pattern takes six times as long. */
const mayCount = new RegExp(`(?:\\d|${words.join("|")}) [a-z-]`, "i");

/** The names that the words may be: “use cases” and “use”, then those of the next word, and of the one after it. */
const namesIn = (rest: readonly string[]): string[] =>
  [0, 1, 2].flatMap((at) => [rest.slice(at, at + 2).join("-"), rest[at] ?? ""]);

const isOnPage = (path: Path, page: string | number): boolean => path[0] === "routes" && path[1] === page;

const site = (count: string) =>
  linked(`
    - type: points
      anchor: breads
      title: ${count} breads, baked every night
      items: [Rye, Wheat, Spelt, Oats]
  `);

/** A number before the name of a list is the number of its items. */
export const rule: Rule = {
  meta: {
    code: "text/count-differs",
    severity: "info",
    lacksRest: true,
    isSaidOnce: true,
    what: "A text says how many there are of something, and the list of that name has one more or one less.",
    why: "When an item is added or taken away, such a number stays behind.",
    bad: site("Five"),
    good: site("Four"),
  },
  *find(context) {
    const sizes = listSizes(context);
    for (const { entry, prose } of context.texts) {
      if (entry.isDefault || entry.part === "link" || !mayCount.test(prose)) continue;
      for (const match of prose.matchAll(counted)) {
        const [, number = "", rest = ""] = match;
        const spelled = words.indexOf(number.toLowerCase());
        const said = spelled < 0 ? Number(number) : spelled + 2;
        const names = namesIn(rest.toLowerCase().trim().split(" "));
        const size =
          names
            .map((name) => sizes.get(name))
            .find((one) => one !== undefined && (one.page === undefined || isOnPage(entry.path, one.page))) ??
          ownItems(entry.path, names[1] ?? "", context);
        if (!size || Math.abs(size.count - said) !== 1 || countsOwnItems(entry.path, said, context)) continue;
        yield {
          message: `This says ${number.toLowerCase()}, but there ${size.count === 1 ? "is" : "are"} ${size.count} in “${size.name}”.`,
          // Where an item is gone that others name, the number is right.
          misses: [size.at],
          label: `${size.count} in the list`,
          help: "Is the number still right? Change it, or leave it where it counts something else.",
          range: context.source.locateInside(entry.path, match.index, match.index + number.length),
          at: entry.path,
          dependsOn: [["collections"], size.at],
          related: [{ message: "the list", range: context.source.locate(size.at, "key") }],
        };
      }
    }
  },
};
