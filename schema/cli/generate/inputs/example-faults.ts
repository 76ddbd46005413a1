import { readFileSync } from "node:fs";
import { isMap, isNode, isScalar, parseDocument, stringify, type Document } from "yaml";
import { checkSite } from "../../../check.ts";
import type { Path, Problem } from "../../../problem.ts";
import { InputError, inputPlace, placeName } from "./input-error.ts";

/** How many faults are told of one file. */
const maxFaults = 5;

/** What examples may name is known to the gallery alone: here counts what the schema says of them. */
const isOfSchema = ({ code, severity }: Problem): boolean => severity === "error" && /^(?:shape|value)\//.test(code);

/**
 * Where the examples of a section type no longer fit its schema, each with its line.
 * @param file how messages call it
 */
export function exampleFaults(path: string, file: string): readonly InputError[] {
  const text = textOf(path);
  if (text === undefined || text.trim() === "") return [];
  const document = parseDocument(text, { prettyErrors: false });
  const fault = (sentence: string, [start, end]: readonly [number, number]): InputError => {
    const place = inputPlace(file, text, start, Math.max(end, start + 1));
    return new InputError(`${placeName(place)}: ${sentence}`, place);
  };
  const [broken] = document.errors;
  if (broken) return [fault(`This is not valid YAML: ${broken.message.replace(/\.?$/, ".")}`, broken.pos)];
  const list: unknown = document.toJS();
  const examples: readonly unknown[] = Array.isArray(list) ? list : [list];
  const odd = examples.findIndex((one) => !isExample(one));
  if (odd >= 0)
    return [
      fault(
        "Examples are a list. Each item has a “name”, and a “section” as site.yaml would have it.",
        rangeOf(document, Array.isArray(list) ? [odd] : []),
      ),
    ];
  const sections = examples.map((one) => (isExample(one) ? one.section : {}));
  const { problems } = checkSite(stringify({ ...frame, routes: [{ ...page, sections }] }), { files: noFiles });
  const faults = problems.filter(isOfSchema).flatMap(({ code, pointer = "", message, help = "" }) => {
    const [, number, rest = ""] = /^\/routes\/0\/sections\/(\d+)(.*)$/.exec(pointer) ?? [];
    if (number === undefined) return [];
    const way = [Number(number), "section", ...rest.split("/").slice(1)];
    return [
      fault(`${message} ${help}`.trim(), (code.startsWith("shape/") && keyAt(document, way)) || rangeOf(document, way)),
    ];
  });
  return [...new Map(faults.map((one) => [one.message, one])).values()].slice(0, maxFaults);
}

const frame = { version: 1, site: { name: "Gallery", url: "https://gallery.example" } };
const page = {
  path: "/",
  title: "Examples",
  description: "Every example of a section type, as an author may write it in a site file.",
};
const noFiles = { list: () => [], facts: () => undefined };

/** Nothing where there is no such file. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return undefined;
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
