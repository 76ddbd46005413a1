import { version as ours } from "../../../package.json" with { type: "json" };

/** The version of Lintel. */
export const version: string = ours;
