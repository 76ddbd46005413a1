import { engines, version as ours } from "../../../package.json" with { type: "json" };

/** The version of Lintel. */
export const version: string = ours;

/** The versions of Node that it runs on, in words: `Node 20.19, 22.12 or later`. */
export const nodeInWords = `Node ${engines.node.replaceAll(/\^|>=|\.0(?= |$)/g, "").replaceAll(" || ", ", ")} or later`;
