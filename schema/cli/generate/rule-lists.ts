import type { Meta } from "../../problems/meta.ts";

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** `seo/long-title` as an identifier: `seoLongTitle`. */
const identifierOf = (name: string): string =>
  name.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of schema/rules/rules.ts. `names`: the paths of all rules below schema/rules/, without their ending. */
export function ruleList(names: readonly string[]): string {
  const sorted = names.toSorted(byName);
  return `import type { Rule } from "./rule.ts";
${sorted.map((name) => `import { rule as ${identifierOf(name)} } from "./${name}.ts";\n`).join("")}
/** Every rule. Written by \`npm run generate\`. */
export const rules: readonly Rule[] = [
${sorted.map((name) => `  ${identifierOf(name)},\n`).join("")}];
`;
}

/** What the formatter breaks. */
const lineWidth = 120;

/** The text of schema/problems/kinds.ts. */
export function kindList(metas: readonly Meta[]): string {
  const lines = metas
    .toSorted((a, b) => byName(a.code, b.code))
    .map(({ code, what: _, why: __, bad: ___, good: ____, ...kind }) => {
      const properties = Object.entries(kind).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      const line = `  ${JSON.stringify(code)}: { ${properties.join(", ")} },\n`;
      return line.length <= lineWidth + 1
        ? line
        : `  ${JSON.stringify(code)}: {\n${properties.map((one) => `    ${one},\n`).join("")}  },\n`;
    });
  return `import type { Kind } from "./kind.ts";

/** Every kind of problem, by its code. Written by \`npm run generate\` from the rules and from declared.ts. */
export const kinds = {
${lines.join("")}} as const satisfies Readonly<Record<string, Kind>>;

/** The permanent name of a kind of problem: \`group/name\`. */
export type Code = keyof typeof kinds;
`;
}
