import { dataAt } from "../../language/data-at.ts";
import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";

const textOf = (data: Data | undefined): string | undefined =>
  typeof data === "string" && data.trim() !== "" ? data.replace(/\s+/g, " ").trim() : undefined;

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);

/** The path to a place as a person would say it: page “Home”, section 1 (hero), action, href. */
export function humanPath(value: DataMap | undefined, path: Path): string[] {
  return path
    .flatMap((step, index): string[] => {
      const here = dataAt(value ?? null, path.slice(0, index + 1));
      const facts: DataMap = isMap(here) ? here : {};
      const parent = path[index - 1];
      if (index === 0 && step === "routes" && path.length > 1) return [];
      if (typeof step === "string") return [step];
      if (index === 1 && parent === "routes") {
        const name = textOf(facts["title"]) ?? textOf(facts["path"]);
        return [name === undefined ? `page ${step + 1}` : `page “${shorten(name)}”`];
      }
      if (parent === "sections") {
        const kind = textOf(facts["type"]) ?? textOf(facts["use"]);
        return [kind === undefined ? `section ${step + 1}` : `section ${step + 1} (${shorten(kind)})`];
      }
      const name = textOf(facts["title"]) ?? textOf(facts["label"]) ?? textOf(facts["question"]);
      return [name === undefined ? `item ${step + 1}` : `item ${step + 1} (${shorten(name)})`];
    })
    .filter((step, index, steps) => !(step === "sections" && steps[index + 1]?.startsWith("section ")));
}

/** The same path for programs. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
