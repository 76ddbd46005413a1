import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { InputError } from "./input-error.ts";

const layout = (type: string): string =>
  `Write at least one example there:\n\n- name: Shortest\n  section:\n    type: ${type}\n    …`;

/**
 * The examples of a section type, each as an item of `sections`, as it is written in `examples.yaml`.
 * @throws InputError if there is none
 */
export function readExamples(root: string, type: string): string[] {
  const file = `blocks/${type}/examples.yaml`;
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch {
    throw new InputError(`${file} is missing. ${layout(type)}`);
  }
  if (text.trim() === "") throw new InputError(`${file} is empty. ${layout(type)}`);
  checkExamples(valueOf(text, file), type, file);
  const items = text.split(/^(?=- name:)/m).flatMap((piece) => {
    const [, flow, lines] = /\n {2}section:(?: +(\S[^]*)|\n {4}(\S[^]*))$/.exec(piece) ?? [];
    const item = flow ?? lines?.replaceAll(/^ {2}/gm, "");
    return item === undefined ? [] : [`- ${item.trimEnd()}`];
  });
  if (items.length === 0) throw new InputError(`${file} is not indented as examples are. ${layout(type)}`);
  return items;
}

function valueOf(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [String(error)];
    throw new InputError(`${file} is not valid YAML: ${reason.replace(/:$/, "")}. Correct that line.`);
  }
}

const keyOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;

function checkExamples(value: unknown, type: string, file: string): void {
  const sections: unknown[] = Array.isArray(value) ? value.map((example) => keyOf(example, "section")) : [];
  if (!sections.some((section) => keyOf(section, "type") === type))
    throw new InputError(`${file} has no example of the section type “${type}”. ${layout(type)}`);
}
