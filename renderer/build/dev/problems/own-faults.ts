import { type InputError, placeName } from "../../../../schema/cli/generate/inputs/input-error.ts";
import { addressFaults } from "../../../../schema/cli/own/block-addresses.ts";
import { Positions } from "../../../../schema/reader/positions.ts";
import { frameLines } from "../../../../schema/report/frame.ts";
import type { OverlayProblem } from "../../../live/overlay-data.ts";
import { findBlocks, missingComponent } from "../../own/own-blocks.ts";

/** What is wrong with the section types of a site that the bundler has no word for: no component, and addresses that lead out of the site. */
export const unbundledFaults = (site: string): readonly InputError[] => [
  ...findBlocks(site)
    .filter(({ file }) => file === undefined)
    .map((block) => missingComponent(site, block)),
  ...addressFaults(site),
];

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
