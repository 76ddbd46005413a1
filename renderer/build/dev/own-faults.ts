import { type InputError, placeName } from "../../../schema/cli/generate/inputs/input-error.ts";
import { Positions } from "../../../schema/reader/positions.ts";
import { frameLines } from "../../../schema/report/frame.ts";
import type { OverlayProblem } from "../../live/overlay-data.ts";
import { findBlocks, missingComponent } from "../own/own-blocks.ts";

/** The section types of a site that have no component. */
export const missingComponents = (site: string): readonly InputError[] =>
  findBlocks(site)
    .filter(({ file }) => file === undefined)
    .map((block) => missingComponent(site, block));

/** What is wrong with the section types of a site, as the browser shows it. */
export function overlayFault({ message, place }: InputError): OverlayProblem {
  // The place stands below the sentence.
  const prefix = place ? `${placeName(place)}: ` : "";
  const [first = "", ...rest] = (message.startsWith(prefix) ? message.slice(prefix.length) : message).split("\n");
  return {
    code: "",
    severity: "error",
    message: first,
    file: place?.file ?? "blocks",
    place: place ? placeName(place) : "blocks",
    lines: place ? frameLines(new Positions(place.text), place.range) : [],
    label: "",
    help: rest.join("\n"),
    path: "",
    fixes: [],
    isFolded: false,
  };
}
