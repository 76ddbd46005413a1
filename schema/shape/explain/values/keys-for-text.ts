import { fieldAt } from "../../../language/descriptor.ts";
import type { Path, Problem } from "../../../problem.ts";
import { isEmpty } from "../../../reader/source.ts";
import type { MapNode, Pair, Scalar, TreeNode } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { firstLine, replace } from "../fixes.ts";
import { keyOf, subject } from "../words.ts";

/** What people call the words of a text, and the address of a link. */
const wordKeys = "text title label body description value name content intro".split(" ");
const addressKeys = "href url link path page to src".split(" ");
const placeKeys = ["anchor", "hash", "section", "fragment"];

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

const scalarOf = ({ pairs }: MapNode, names: readonly string[]): (Pair & { readonly value: Scalar }) | undefined => {
  const found = names.map((name) => pairs.find((pair) => pair.name === name)).find((pair) => pair !== undefined);
  return found?.value.kind === "scalar" && found.value.raw !== "" ? { ...found, value: found.value } : undefined;
};

/** `description: { text: Fresh bread }`, `href: { page: /visit }`, `title: { en: Bread, de: Brot }`: keys where a text is wanted. */
export function keysForText(context: Context, path: Path, node: TreeNode): Problem | undefined {
  const { source } = context;
  if (node.kind !== "map" || !source.text.startsWith("{", node.start)) return undefined;
  if (node.pairs.some(({ value }) => isEmpty(value))) return undefined;
  const part = fieldAt(context.value, path)?.part;
  const common = {
    code: "shape/keys-instead-of-text",
    severity: "error",
    message: `${subject(path)} is a text, not a set of keys.`,
    label: "keys",
    range: firstLine(source, node),
    at: path,
  } as const;
  const line = (text: string): string => `${typeof path.at(-1) === "number" ? "-" : `${keyOf(path)}:`} ${text}`;
  if (part === "badge")
    return {
      ...common,
      message: `${subject(path)} is the name of a badge, not a set of keys.`,
      help: `Write the badge under “badges”, and its name here:\n${line("new")}`,
    };
  if (node.pairs.length > 1 && node.pairs.every(({ name }) => languageTag.test(name)))
    return {
      ...common,
      message: "A site has one language: this text is there in several.",
      label: "several languages",
      help: `Write the words of the language of the site alone, and a second site for the other language:\n${line("…")}`,
    };
  const words = scalarOf(node, part === "link" || part === "path" ? addressKeys : wordKeys);
  const place = part === "link" ? scalarOf(node, placeKeys) : undefined;
  if (words && place && node.pairs.length === 2) {
    const whole = `${words.value.raw === "/" ? "" : words.value.raw}/${place.value.raw.replace(/^#/, "")}`;
    return { ...common, help: `Write it so:\n${line(whole)}` };
  }
  if (!words) return { ...common, help: "Write the words after the colon, on the same line." };
  const text = source.text.slice(words.value.start, words.value.end);
  return {
    ...common,
    help: `Write the ${part === "link" ? "address" : "words"} alone:\n${line(words.value.raw)}`,
    // What else is there would be lost.
    ...(node.pairs.length === 1 && { fixes: replace("Write the words alone", "review", node, text) }),
  };
}
