import type { Server } from "node:http";

/** Serves a folder as a plain web host does. The server does not listen yet. */
export function staticServer(site: {
  readonly folder: string;
  readonly prefix?: string;
  readonly quality?: number;
}): Server;
