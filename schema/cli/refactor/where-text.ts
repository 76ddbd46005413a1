import type { UseGroup, Where } from "../../refactor/where.ts";
import { exactName, thingWords } from "../../refactor/things/thing.ts";

/** Who uses a thing and what it uses, for the terminal. */
export function whereText(
  { thing, line, usedBy, shownBy, uses, oldAddresses, mentionedIn }: Where,
  file: string,
): string {
  const count = usedBy.reduce((sum, { places }) => sum + places.length, 0);
  const pieces = [
    `${thingWords(thing)}${line === undefined ? "" : `, ${file}:${line}`}`,
    count === 0 ? "Nothing uses it." : `Used in ${count} ${count === 1 ? "place" : "places"}:\n\n${groupsText(usedBy)}`,
    shownBy.length > 0 ? `Shown with its collection:\n\n${groupsText(shownBy)}` : "",
    uses.length > 0
      ? `It uses:\n\n${uses.map((one) => `  ${thingWords(one.thing).padEnd(38)} ${lineList(one.lines)}`).join("\n")}`
      : "",
    oldAddresses.length > 0 ? `Old addresses that lead here: ${oldAddresses.join(", ")}` : "",
    mentionedIn.length > 0 ? `Texts that only say the name: ${lineList(mentionedIn)}` : "",
  ];
  return `${pieces.filter((piece) => piece !== "").join("\n\n")}\n`;
}

const groupsText = (groups: readonly UseGroup[]): string =>
  groups
    .map(({ group, places }) =>
      [
        `  ${group}`,
        ...places.map(({ line, place, written }) =>
          `    ${String(line).padStart(5)}  ${place.padEnd(52)}  ${oneLine(written)}`.trimEnd(),
        ),
      ].join("\n"),
    )
    .join("\n\n");

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

function lineList(lines: readonly number[]): string {
  const shown = lines.slice(0, 12).join(", ");
  return `${lines.length === 1 ? "line" : "lines"} ${shown}${lines.length > 12 ? " and more" : ""}`;
}

/** The same for programs. */
export const whereJson = ({ thing, line, uses, ...rest }: Where, file: string): string =>
  `${JSON.stringify(
    {
      file,
      thing: { kind: thing.kind, name: thing.name, exactName: exactName(thing), ...(line !== undefined && { line }) },
      ...rest,
      uses: uses.map((one) => ({ kind: one.thing.kind, name: one.thing.name, lines: one.lines })),
    },
    undefined,
    2,
  )}\n`;
