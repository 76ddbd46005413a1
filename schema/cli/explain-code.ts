import { nearest } from "../reader/nearest.ts";
import { shownText, type Example } from "../problems/example.ts";
import { visibleLines } from "../report/visible.ts";
import { metas } from "../rules/metas.ts";
import { explanationOf } from "./explanation.ts";
import { UsageError } from "./options.ts";
import { documentAt } from "./package/document.ts";

/** The page of a code as plain text, for the terminal. */
export function explainCode(code: string): string {
  const meta = metas.get(code);
  if (!meta) {
    const meant = nearest(code, metas.keys());
    const hint =
      meant === undefined ? `${documentAt("problems/README.md")} lists them all` : `the nearest name is ${meant}`;
    throw new UsageError(`There is no problem “${code}”; ${hint}`);
  }
  const { severity, message, help, more } = explanationOf(meta);
  const pieces = [
    `${code}  ${severity}`,
    `${meta.what}\n\nWhy: ${meta.why}`,
    `Wrong${given(meta.bad)}:\n\n${indented(shownText(meta.bad))}`,
    `The check says: ${message}${help === undefined ? "" : `\n${indented(help)}`}`,
    `Right:\n\n${indented(shownText(meta.good))}`,
    more,
  ];
  return `${pieces.map((piece) => visibleLines(piece).trimEnd()).join("\n\n")}\n`;
}

const given = (example: Example): string =>
  "frame" in example && example.frame.given !== undefined ? ` (${example.frame.given.replace(/\.$/, "")})` : "";

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "    ");
