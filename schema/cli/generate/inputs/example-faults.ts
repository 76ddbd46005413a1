import { readFileSync } from "node:fs";
import { isMap, isNode, isScalar, parseDocument, stringify, type Document } from "yaml";
import { beginCheck } from "../../../check.ts";
import type { Path, Problem } from "../../../problem.ts";
import { InputError, inputPlace, placeName } from "./input-error.ts";

/** How many faults are reported of one file. */
const maxFaults = 5;

/** What examples may name is known to the gallery alone: here counts what the schema says of them. */
const isOfSchema = ({ code, severity }: Problem): boolean => severity === "error" && /^(?:shape|value)\//.test(code);

/** The examples of one section type: the file, and how messages call it. */
export interface ExampleFile {
  readonly path: string;
  readonly name: string;
}

/**
 * Where examples of section types no longer fit their schemas, each with its line. All files are checked as one site with a page
 * for each: a check costs more to begin than to go through another page.
 */
export function exampleFaults(files: readonly ExampleFile[]): readonly InputError[] {
  const read = files.map(readExamples);
  const routes = read.map(({ sections }, number) => ({ ...page, path: `/${number}`, sections }));
  if (routes.every(({ sections }) => sections.length === 0)) return read.flatMap(({ faults }) => faults);
  const text = stringify({ ...frame, routes });
  const problems = beginCheck(text, { files: noFiles }).examine(noRules).filter(isOfSchema);
  return read.flatMap(({ faults, document, fault }, number) => {
    const found = problems.flatMap(({ code, pointer = "", message, help = "" }) => {
      const [, route, item, rest = ""] = /^\/routes\/(\d+)\/sections\/(\d+)(.*)$/.exec(pointer) ?? [];
      if (Number(route) !== number) return [];
      const way = [Number(item), "section", ...rest.split("/").slice(1)];
      return [
        fault(
          `${message} ${help}`.trim(),
          (code.startsWith("shape/") && keyAt(document, way)) || rangeOf(document, way),
        ),
      ];
    });
    return [...faults, ...new Map(found.map((one) => [one.message, one])).values()].slice(0, maxFaults);
  });
}

/** The sections of a file of examples; none where it has faults of its own. */
function readExamples({ path, name }: ExampleFile): {
  readonly sections: readonly object[];
  readonly faults: readonly InputError[];
  readonly document: Document;
  readonly fault: (sentence: string, range: readonly [number, number]) => InputError;
} {
  const text = textOf(path);
  const document = parseDocument(text, { prettyErrors: false });
  const fault = (sentence: string, [start, end]: readonly [number, number]): InputError => {
    const place = inputPlace(name, text, start, Math.max(end, start + 1));
    return new InputError(`${placeName(place)}: ${sentence}`, place);
  };
  const none = { sections: [], faults: [], document, fault };
  if (text.trim() === "") return none;
  const [broken] = document.errors;
  if (broken)
    return { ...none, faults: [fault(`This is not valid YAML: ${broken.message.replace(/\.?$/, ".")}`, broken.pos)] };
  const list: unknown = document.toJS();
  const examples: readonly unknown[] = Array.isArray(list) ? list : [list];
  const odd = examples.findIndex((one) => !isExample(one));
  if (odd < 0) return { ...none, sections: examples.filter(isExample).map(({ section }) => section) };
  const message = "Examples are a list. Each item has a “name”, and a “section” as site.yaml would have it.";
  return { ...none, faults: [fault(message, rangeOf(document, Array.isArray(list) ? [odd] : []))] };
}

const frame = { version: 1, site: { name: "Gallery", url: "https://gallery.example" } };
const page = {
  title: "Examples",
  description: "Every example of a section type, as an author may write it in a site file.",
};
const noFiles = { list: () => [], facts: () => undefined };

/** What the schema says is not reported by rules. */
const noRules: ReadonlySet<string> = new Set();

/** Empty where there is no such file. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return "";
  }
}

const isExample = (one: unknown): one is { readonly section: object } =>
  typeof one === "object" && one !== null && "name" in one && "section" in one && typeof one.section === "object";

/** Where the key of a pair stands. */
function keyAt(document: Document, path: Path): readonly [number, number] | undefined {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  return isScalar(pair?.key) && pair.key.range ? [pair.key.range[0], pair.key.range[1]] : undefined;
}

/** Where the value at a path stands; the nearest above it where there is none. */
function rangeOf(document: Document, path: Path): readonly [number, number] {
  for (let end = path.length; end > 0; end -= 1) {
    const node: unknown = document.getIn(path.slice(0, end), true);
    if (isNode(node) && node.range) return [node.range[0], isScalar(node) ? node.range[1] : node.range[0] + 1];
  }
  return [0, 1];
}
