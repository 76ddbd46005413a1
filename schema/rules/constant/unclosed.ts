import type { Check } from "../rule.ts";

/** The longest known name that the words after a brace begin with. */
const beginningOf = (words: string, names: ReadonlySet<string>): string | undefined =>
  [...names]
    .filter((name) => words.startsWith(name) && !/^[\w.]/.test(words.slice(name.length)))
    .sort((a, b) => b.length - a.length)[0];

/** A brace that opens is closed, with a name inside. */
export const check: Check = {
  codes: ["constant/unclosed", "constant/unknown"],
  *run({ texts, names, source, correct }) {
    const known = new Set(names);
    for (const { entry, finds } of texts) {
      const { path } = entry;
      for (const { slip, text, start, end } of finds.slips) {
        const range = source.locateInside(path, start, end);
        if (slip === "empty") {
          yield {
            code: "constant/unknown",
            severity: "error",
            message: "These braces are empty.",
            label: "no name inside",
            help: "Write the name of a constant in them: {trial.days}. For plain braces, write {{ and }}.",
            range,
            at: path,
          };
          continue;
        }
        const name = text.slice(1).trim();
        const meant = beginningOf(name, known);
        yield {
          code: "constant/unclosed",
          severity: "error",
          message:
            name === ""
              ? "A brace opens here and is not closed."
              : `The brace before “${name.slice(0, 40)}” is not closed.`,
          label: "not closed",
          help: meant === undefined ? "Close it with }. For a plain brace, write {{." : `Write {${meant}}`,
          range,
          at: path,
          fixes:
            meant === undefined
              ? []
              : correct(path, start, end, `{${meant}}${text.slice(text.indexOf(meant) + meant.length)}`, "review"),
        };
      }
    }
  },
};
