import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isScalar, parseDocument, visit, type Scalar } from "yaml";
import { publicFiles } from "../../schema/cli/files.ts";
import type { Problem } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { problemsOf } from "./restructure.ts";

const starters = readdirSync("starters").map((name) => ({
  name,
  text: readFileSync(`starters/${name}/site.yaml`, "utf8"),
  files: publicFiles(`starters/${name}/public`),
}));

type Starter = (typeof starters)[number];

const errorsOf = (text: string, { files }: Starter): readonly Problem[] =>
  problemsOf(text, files).filter(({ severity }) => severity === "error");

/** The file with another word in the place of one that is written there. */
function withOther(text: string, { range }: Scalar, word: string): string {
  const [start = 0, end = 0] = range ?? [];
  return text.slice(0, start) + word + text.slice(end);
}

/** Every word in a file that a visitor of its tree picks. */
function scalarsOf(
  text: string,
  isMeant: (key: string, path: readonly string[]) => "key" | "value" | undefined,
): Scalar[] {
  const found: Scalar[] = [];
  visit(parseDocument(text), {
    Pair(_, pair, path) {
      const keys = path.flatMap((node) => ("key" in node && isScalar(node.key) ? [String(node.key.value)] : []));
      const meant = isScalar(pair.key) ? isMeant(String(pair.key.value), keys) : undefined;
      const one = meant === undefined ? undefined : pair[meant];
      if (isScalar(one)) found.push(one);
    },
  });
  return found;
}

describe.each(starters)("in the starter “$name”", (starter) => {
  const paths = scalarsOf(starter.text, (key, above) =>
    key === "path" && above[0] === "routes" ? "value" : undefined,
  );

  test.each(paths.map(({ value }) => String(value)).filter((path) => path !== "/"))(
    "the page %s that was renamed by hand is one problem, and its fix leaves none",
    (path) => {
      const [written] = paths.filter(({ value }) => value === path);
      if (!written) throw new Error(path);
      // Every second one to an address that ends with its own.
      const to = path.length % 2 === 0 ? "/elsewhere" : `/learn${path}`;
      const changed = withOther(starter.text, written, to);
      const [first, ...others] = errorsOf(changed, starter);
      expect(others.map(({ message }) => message)).toEqual([]);
      expect(first?.code).toBe("link/renamed-page");
      expect(errorsOf(applyEdits(changed, first?.fixes?.[0]?.edits ?? []), starter)).toEqual([]);
    },
  );
});

test("every fact, badge, entry and anchor that several places name, renamed by hand, is one problem whose fix leaves none", () => {
  const [starter] = starters.filter(({ name }) => name === "courses");
  if (!starter) throw new Error("There is no such starter.");
  const { text } = starter;
  const names = scalarsOf(text, (key, above) => {
    if (key === "anchor") return "value";
    const depth = { constants: 4, badges: 1, shared: 1, collections: 2 }[above[0] ?? ""] ?? 0;
    return above.length > 0 && above.length <= depth ? "key" : undefined;
  });
  const told: string[] = [];
  for (const name of names.filter((_, index) => index % 3 === 0)) {
    const stem = String(name.value).slice(0, String(name.value).lastIndexOf("/") + 1);
    const changed = withOther(text, name, `${stem}zulu`);
    const [first, ...others] = errorsOf(changed, starter);
    // Nothing names it.
    if (!first) continue;
    expect(others.map(({ message }) => message)).toEqual([]);
    if (!first.message.startsWith("You renamed")) continue;
    told.push(String(name.value));
    expect(errorsOf(applyEdits(changed, first.fixes?.[0]?.edits ?? []), starter)).toEqual([]);
  }
  expect(told.length).toBeGreaterThan(12);
});

test("where one text has an old name that is nearly another one, both are named", () => {
  const [starter] = starters.filter(({ name }) => name === "courses");
  if (!starter) throw new Error("There is no such starter.");
  const text = starter.text.replaceAll(/\bbook(?=: 2026)|(?<=\{term\.)book/g, "beak");
  const [problem, ...others] = errorsOf(text.replace("break: 2026-10-26", "pause: 2026-10-26"), { ...starter, text });
  expect(others).toEqual([]);
  expect(problem?.help).toBe("Did you mean {term.pause} or {term.beak}?");
  // The other one would leave a fact that nothing uses.
  expect(problem?.fixes?.map(({ title }) => title)).toEqual(["Write term.pause"]);
});

/** The lines of a block: its first, and those below it that are further to the right. */
function blockAt(lines: readonly string[], start: number): readonly string[] {
  const depth = (lines[start] ?? "").search(/\S/);
  const after = lines.findIndex((line, index) => index > start && line.trim() !== "" && line.search(/\S/) <= depth);
  return lines.slice(start, after === -1 ? lines.length : after);
}

test.each(starters.filter(({ name }) => name === "courses" || name === "software"))(
  "in the starter “$name”, an entry that was deleted is one problem for all who name it",
  (starter) => {
    const lines = starter.text.split("\n");
    const start = lines.indexOf("collections:");
    const end = lines.findIndex((line, index) => index > start && /^\w/.test(line));
    const entries = lines.flatMap((line, index) =>
      index > start && index < end && /^ {4}[\w-]+:$/.test(line) ? [index] : [],
    );
    expect(entries.length).toBeGreaterThan(1);
    for (const at of entries) {
      const { length } = blockAt(lines, at);
      const errors = errorsOf([...lines.slice(0, at), ...lines.slice(at + length)].join("\n"), starter);
      expect(errors.slice(1).map(({ message }) => message)).toEqual([]);
    }
  },
);

test("a catalog that was moved to another page is one problem, and its fix leads all links there", () => {
  const [starter] = starters.filter(({ name }) => name === "courses");
  if (!starter) throw new Error("There is no such starter.");
  const lines = starter.text.split("\n");
  const block = blockAt(lines, lines.indexOf("      - type: catalog"));
  const without = starter.text.replace(block.join("\n"), "");
  const at = without.indexOf("  # Teachers -");
  const moved = `${without.slice(0, at)}${block.join("\n")}\n${without.slice(at)}`;
  const [problem, ...others] = errorsOf(moved, starter);
  expect(others).toEqual([]);
  expect(problem?.message).toBe("20 links look on /courses for what is on /dates now.");
  expect(errorsOf(applyEdits(moved, problem?.fixes?.[0]?.edits ?? []), starter)).toEqual([]);
});

test.each(starters.filter(({ name }) => name === "software"))(
  "in the starter “$name”, a section that was deleted or hidden is one problem for all links to its places",
  (starter) => {
    const lines = starter.text.split("\n");
    for (const [at, line] of lines.entries()) {
      // The places of a catalog are those of its collection, which is told apart from its own place.
      if (!/^ {6}- type: (?!catalog)/.test(line)) continue;
      const { length } = blockAt(lines, at);
      const deleted = [...lines.slice(0, at), ...lines.slice(at + length)];
      const hidden = [...lines.slice(0, at + 1), "        hidden: true", ...lines.slice(at + 1)];
      for (const changed of [deleted, hidden])
        expect(
          errorsOf(changed.join("\n"), starter)
            .slice(1)
            .map(({ message }) => `${line}: ${message}`),
        ).toEqual([]);
    }
  },
);
