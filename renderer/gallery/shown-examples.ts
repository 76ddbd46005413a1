import { parse, stringify } from "yaml";
import type { Examples } from "./compose.ts";

/** What the check finds in a gallery: its errors, each with what to write instead. */
type ErrorsOf = (examples: Examples) => readonly Fault[];

interface Fault {
  readonly message: string;
  readonly help?: string;
  /** In words: the page, the section, the field. */
  readonly path?: readonly string[];
}

/** How many faults are reported of one file. */
const maxFaults = 5;

/**
 * The examples of a section type as the gallery can show them: where its author has made a mistake in them, a section that says what is
 * wrong, so that the types beside it are shown.
 * @param errorsOf checks a gallery with these examples and those of the types that come with Lintel
 */
export function shownExamples(examples: Examples, errorsOf: ErrorsOf): Examples {
  const faults = faultsOf(examples, errorsOf);
  if (faults.length === 0) return examples;
  const words = faults.slice(0, maxFaults).join("\n\n");
  const section = {
    type: "text",
    title: `${examples.type}/examples.yaml cannot be shown`,
    body: `\`\`\`\n${words.replaceAll("```", "")}\n\`\`\``,
  };
  return { type: examples.type, text: stringify([{ name: "A mistake", section }]) };
}

function faultsOf({ type, text }: Examples, errorsOf: ErrorsOf): readonly string[] {
  try {
    const list: unknown = parse(text) ?? [];
    if (!Array.isArray(list) || !list.every(isExample))
      return ["examples.yaml is a list. Each item has a “name”, and a “section” as site.yaml would have it."];
    const faults = errorsOf({ type, text }).map(({ message, help = "", path = [] }) => {
      // A page of the gallery has its opening, and then two sections for each example.
      const [, number = ""] = /^section (\d+)/.exec(path[1] ?? "") ?? [];
      const example: unknown = list[Math.floor((Number(number) - 2) / 2)];
      const name = isExample(example) ? `In “${example.name}”: ` : "";
      return `${name}${message}\n${help}`.trim();
    });
    return [...new Set(faults)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const isExample = (one: unknown): one is { readonly name: unknown; readonly section: object | null } =>
  typeof one === "object" && one !== null && "name" in one && "section" in one && typeof one.section === "object";
