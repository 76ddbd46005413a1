import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { ObstacleError } from "../../../schema/cli/options.ts";

export interface ListenOptions {
  /** The port that was asked for. */
  readonly port: number | undefined;
  /** The one that is taken where none was asked for, or one of the next. */
  readonly usualPort: number;
  readonly host: string;
}

/** How many ports are tried after the usual one. */
const maxTries = 50;

/**
 * Answers requests.
 * @throws ObstacleError where the port or the host cannot be used
 */
export async function listen(answer: RequestListener, { port, usualPort, host }: ListenOptions): Promise<Server> {
  const server = createServer(answer);
  for (let tried = port ?? usualPort; ; tried++) {
    const error = await attempt(server, tried, host);
    if (!error) return server;
    if (error.code !== "EADDRINUSE")
      throw new ObstacleError(`No page can be shown at ${host}, port ${tried}: ${error.message}`);
    if (port !== undefined) throw new ObstacleError(`Port ${port} is in use. Name another one, or leave --port out`);
    if (tried === usualPort + maxTries) throw new ObstacleError(`All ports from ${usualPort} to ${tried} are in use`);
  }
}

async function attempt(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  const abort = new AbortController();
  const { signal } = abort;
  const failed = once(server, "error", { signal }).then(([error]): NodeJS.ErrnoException => error);
  const listening = once(server, "listening", { signal }).then(() => undefined);
  // The one that does not happen is aborted.
  failed.catch(() => undefined);
  listening.catch(() => undefined);
  server.listen(port, host);
  try {
    return await Promise.race([failed, listening]);
  } finally {
    abort.abort();
  }
}

const everywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** The addresses at which a server can be reached, that of this computer first. */
export function addressesOf(server: Server, host: string): readonly string[] {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const at = (name: string): string => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;
  if (!everywhere.has(host)) return [at(host)];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  return [at("localhost"), ...others.map(({ address: own }) => at(own))];
}

/** Says where a server answers. */
export function printAddresses(server: Server, host: string): string {
  const [local = "", ...others] = addressesOf(server, host);
  process.stdout.write([`  Local:   ${local}\n`, ...others.map((address) => `  Network: ${address}\n`)].join(""));
  return local;
}
