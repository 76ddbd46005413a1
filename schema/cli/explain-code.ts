import { nearest } from "../reader/nearest.ts";
import { shownText, type Example } from "../problems/example.ts";
import { visibleLines } from "../report/visible.ts";
import { metas } from "../rules/metas.ts";
import { explanationOf } from "./explanation.ts";
import { ObstacleError } from "./options.ts";
import { documentAt } from "./package/document.ts";

/** The page of a code as plain text, for the terminal. */
export function explainCode(code: string): string {
  const meta = metas.get(code);
  if (!meta) {
    throw new ObstacleError(`There is no problem “${code}”; ${hintFor(code)}`);
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

/** Names that are nearly the same, or that have the same word in them. */
function hintFor(code: string): string {
  const names = [...metas.keys()];
  const meant = nearest(code, names);
  if (meant !== undefined) return `the nearest name is ${meant}`;
  const words = code
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const alike = names.filter((name) => words.some((word) => name.split(/[/-]/).includes(word)));
  const near = alike.slice(0, 8);
  if (near.length === 0) return `${documentAt("problems/README.md")} lists them all`;
  return near.length === 1 ? `the nearest name is ${near[0]}` : `near names are ${near.join(", ")}`;
}

const given = (example: Example): string =>
  "frame" in example && example.frame.given !== undefined ? ` (${example.frame.given.replace(/\.$/, "")})` : "";

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "    ");
