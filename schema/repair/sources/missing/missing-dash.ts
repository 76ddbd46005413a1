import type { Line } from "../../regions/line.ts";
import { cut } from "../words/cut.ts";

/** The words for an item without its dash; where the dash goes is the rule's to say. */
export const missingDash = (line: Line) =>
  ({
    code: "yaml/missing-dash",
    message: "An item of a list begins here, but its dash is missing.",
    label: "no dash",
    start: line.contentAt,
    end: line.end,
    title: "Add the dash",
    safety: "review",
    isSpacing: true,
    help: `Write it so:\n- ${cut(line.text.trim())}`,
  }) as const;
