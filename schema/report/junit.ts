import type { Problem } from "../problem.ts";
import { visible, visibleLines } from "./visible.ts";

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["\n", "&#10;"],
]);

/** The two characters beyond the invisible ones that XML cannot hold at all. */
const spellBeyond = (words: string): string => words.replaceAll("\ufffe", "\\ufffe").replaceAll("\uffff", "\\uffff");

const attribute = (words: string): string =>
  spellBeyond(words).replace(/[&<>"\n]/g, (character) => entities.get(character) ?? character);
const content = (words: string): string =>
  spellBeyond(words).replace(/[&<>]/g, (character) => entities.get(character) ?? character);

/**
 * Problems as JUnit XML, for servers that show tests: each problem is a test case, and those that count are failures.
 * Warnings count when `strict` is set. Without problems there is one case that passes.
 */
export function junit(
  problems: readonly Problem[],
  { file, strict = false }: { readonly file: string; readonly strict?: boolean },
): string {
  const counts = ({ severity }: Problem): boolean => severity === "error" || (strict && severity === "warning");
  const name = attribute(visible(file));
  const cases = problems.map((problem) => testCase(problem, name, counts(problem)));
  if (cases.length === 0) cases.push(`    <testcase name="no problems" classname="${name}" time="0"/>`);
  const totals = `tests="${cases.length}" failures="${problems.filter(counts).length}" errors="0" time="0"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="lintel" ${totals}>`,
    `  <testsuite name="${name}" ${totals}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
}

function testCase(
  { code, severity, message, help, range, path = [] }: Problem,
  file: string,
  isFailure: boolean,
): string {
  const place = `${range.start.line}:${range.start.column}`;
  const words = [
    `${file}:${place} ${severity} ${code}`,
    content(visible(message)),
    ...(help === undefined ? [] : [content(visibleLines(help))]),
    ...(path.length > 0 ? [content(`In: ${path.map(visible).join(" › ")}`)] : []),
  ].join("\n");
  const inner = isFailure
    ? `<failure type="${attribute(code)}" message="${attribute(visible(message))}">${words}</failure>`
    : `<system-out>${words}</system-out>`;
  return `    <testcase name="${attribute(`${place} ${code}`)}" classname="${file}" time="0">${inner}</testcase>`;
}
