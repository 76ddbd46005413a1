import type { OptionValues } from "./command.ts";
import type { ServerCall } from "./package/engine.ts";
import { UsageError } from "./options.ts";

/** The options of a command that starts a server. */
export const serverOptions = {
  port: { type: "string" },
  host: { type: "string" },
  open: { type: "boolean" },
} as const;

/** Their lines in `--help`. */
export const serverUsage = `  --port N        the port; the first free one from the usual on by default
  --host HOST     a name or an address; 0.0.0.0 for the whole network. By default, only this computer can reach it
  --open          open it in the browser
`;

/** @throws UsageError where the port is none */
export function serverCall(path: string, { port, host, open }: OptionValues): ServerCall {
  if (port !== undefined && !(/^\d{1,5}$/.test(String(port)) && Number(port) < 65_536))
    throw new UsageError(`--port wants a number up to 65535, not “${String(port)}”`);
  return {
    path,
    port: port === undefined ? undefined : Number(port),
    host: typeof host === "string" && host !== "" ? host : "localhost",
    open: open === true,
  };
}
