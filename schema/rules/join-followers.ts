import { isError, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";

/** Problems that only follow from another one at another place are left out. */
export function joinFollowers(found: readonly Problem[], text: string): readonly Problem[] {
  const errors = found.filter(isError);
  const misplaced = new Set(
    errors.flatMap(({ code, at }) => (code === "shape/misplaced-key" && at ? [String(at.at(-1))] : [])),
  );
  const repeated = found.flatMap(({ code, message }) => (code === "constant/hard-coded" ? [message] : []));
  const spoilt = errors.flatMap(({ code, at }) =>
    code.startsWith("value/") && at?.[0] === "constants" ? [at.slice(1).join(".")] : [],
  );
  const hasBrokenEntries = errors.some(({ code, at }) => code.startsWith("shape/") && at?.[0] === "collections");
  const misread = new Set(errors.filter(({ code }) => code.startsWith("yaml/")).map((one) => one.range.start.line));
  const fonts = errors.filter(({ code }) => code === "theme/unknown-font").map(({ range }) => range.start.offset);
  return found.filter(({ code, message, range, at }) => {
    // What stands at another place of the file is not missing.
    if (kindOf(code).asksForMissing) {
      const steps = (/“([^”]*)”/.exec(message)?.[1] ?? "").split(".");
      return !steps.some((step) => misplaced.has(step));
    }
    switch (code) {
      // It is used as soon as the text names it.
      case "constant/unused":
        return !repeated.some((words) => words.includes(at?.slice(1).join(".") ?? message));
      // How long a text is shows when what it names is right.
      case "value/too-long":
        return !spoilt.some((name) => text.slice(range.start.offset, range.end.offset).includes(`{${name}`));
      case "text/count-differs":
        return !hasBrokenEntries;
      case "value/blank":
        return !misread.has(range.start.line);
      case "theme/not-a-font":
        return !fonts.includes(range.start.offset);
      default:
        return true;
    }
  });
}

/** A key that stands twice, once without a value: the empty one is to go. */
export function joinEmptyTwins(found: readonly Problem[], text: string): readonly Problem[] {
  const twins = found.filter(({ code }) => code === "yaml/duplicate-key");
  if (twins.length === 0) return found;
  const empty = found.filter(({ code }) => code === "shape/empty-value");
  const joined = new Map<Problem, Problem>();
  for (const twin of twins) {
    const name = String(twin.at?.at(-1));
    const first = twin.related?.[0]?.range;
    const own = empty.find(
      ({ range }) =>
        (range.start.offset === first?.start.offset || range.start.offset === twin.range.start.offset) &&
        text.startsWith(name, range.start.offset),
    );
    if (own) joined.set(own, twin);
  }
  const gone = new Set(joined.values());
  return found
    .filter((one) => !gone.has(one))
    .map((one) => {
      const twin = joined.get(one);
      if (!twin) return one;
      const start = text.lastIndexOf("\n", one.range.start.offset - 1) + 1;
      const end = text.indexOf("\n", one.range.start.offset) + 1;
      const isAlone = /^\s*[\w-]+:\s*$/.test(text.slice(start, end));
      return {
        ...twin,
        message: `“${String(twin.at?.at(-1))}” stands here twice, and is empty here.`,
        label: "empty",
        help: "Delete the empty line.",
        range: one.range,
        related: [{ message: "the other one", range: twin.range }],
        fixes:
          isAlone && end > 0
            ? [{ title: "Delete the empty line", safety: "review" as const, edits: [{ start, end, text: "" }] }]
            : [],
      };
    });
}

/** A long text that begins further to the left than it may: with a colon in it, its first line is taken for a key. */
export function joinOutdentedTexts(found: readonly Problem[]): readonly Problem[] {
  const joined = new Map<Problem, Problem>();
  for (const blank of found.filter(({ code }) => code === "value/blank")) {
    const line = found.find(
      ({ code, range, at }) =>
        ["shape/unknown-key", "shape/key-of-other-type"].includes(code) &&
        range.start.line === blank.range.start.line + 1 &&
        /\s\S+\s/.test(String(at?.at(-1))),
    );
    if (line) joined.set(blank, line);
  }
  if (joined.size === 0) return found;
  const gone = new Set(joined.values());
  return found
    .filter((one) => !gone.has(one))
    .map((one) => {
      const line = joined.get(one);
      if (!line) return one;
      const start = line.range.start.offset;
      return {
        ...line,
        code: "yaml/wrapped-text" as const,
        message: `This line belongs to the text of “${String(one.at?.at(-1))}” and must be indented further.`,
        label: "not indented",
        help: "Put two spaces more before each line of the text.",
        fixes: [{ title: "Indent the text", safety: "review" as const, edits: [{ start, end: start, text: "  " }] }],
      };
    });
}
