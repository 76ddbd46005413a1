import type { Check } from "./check.ts";

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
        yield {
          code: "constant/unclosed",
          severity: "error",
          message:
            name === ""
              ? "A brace opens here and is not closed."
              : `The brace before “${name.slice(0, 40)}” is not closed.`,
          label: "not closed",
          help: known.has(name) ? `Write {${name}}` : "Close it with }. For a plain brace, write {{.",
          range,
          at: path,
          fixes: known.has(name) ? correct(path, start, end, `{${name}}`, "review") : [],
        };
      }
    }
  },
};
