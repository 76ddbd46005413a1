import type { Example } from "../rules/manual/entry.ts";
import { manual } from "../rules/manual/manual.ts";
import { nearest } from "../reader/nearest.ts";
import { visibleLines } from "../report/visible.ts";
import { correction, lesson, shownText } from "./lesson.ts";
import { WrongUse } from "./options.ts";

/** The page of a code as plain text, for the terminal. */
export function explainCode(code: string): string {
  const entry = manual.get(code);
  if (!entry) {
    const meant = nearest(code, manual.keys());
    const hint = meant === undefined ? "docs/problems/README.md lists them all" : `the nearest name is ${meant}`;
    throw new WrongUse(`There is no problem “${code}”; ${hint}`);
  }
  const { severity, said, help } = lesson(entry);
  const pieces = [
    `${code}  ${severity}`,
    `${entry.what}\n\nWhy: ${entry.why}`,
    `Wrong${given(entry.bad)}:\n\n${indented(shownText(entry.bad))}`,
    `The check says: ${said}${help === undefined ? "" : `\n${indented(help)}`}`,
    `Right:\n\n${indented(shownText(entry.good))}`,
    correction(code, lesson(entry)),
  ];
  return `${pieces.map((piece) => visibleLines(piece).trimEnd()).join("\n\n")}\n`;
}

const given = (example: Example): string =>
  "given" in example && example.given ? ` (${example.given.replace(/\.$/, "")})` : "";

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "    ");
