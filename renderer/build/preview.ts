import { commandOf } from "../../schema/language/words.ts";
import { existsSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import type { ServerCall } from "../../schema/cli/package/engine.ts";
import { ObstacleError } from "../../schema/cli/options.ts";
import { decoded } from "../navigation/decoded.ts";
import { listen, printAddresses } from "./server/http-server.ts";
import { openBrowser } from "./server/open-browser.ts";
import { sendFile } from "./server/send-file.ts";

const usualPort = 4173;

/**
 * Serves a built site as a static server does.
 * @throws ObstacleError where the folder holds none, or the port is in use
 */
export async function preview({ path: folder, port, host, open }: ServerCall): Promise<void> {
  if (!existsSync(join(folder, "404.html")))
    throw new ObstacleError(
      `There is no built site in ${relative(process.cwd(), folder) || "this folder"}. “${commandOf("build")}” makes one`,
    );
  const server = await listen(
    (request, response) => {
      const url = request.url ?? "/";
      const path = url.split("?")[0] ?? "/";
      if (isFolder(join(folder, decoded(path))) && !path.endsWith("/"))
        redirect(response, `${path}/${url.slice(path.length)}`);
      else answer(response, folder, decoded(path));
    },
    { port, usualPort, host },
  );
  const address = printAddresses(server, host);
  if (open) openBrowser(address);
}

function redirect(response: ServerResponse, location: string): void {
  // Two slashes at the start would name another host.
  response.writeHead(301, { location: location.replace(/^\/+/, "/") }).end();
}

function answer(response: ServerResponse, folder: string, path: string): void {
  const file = fileAt(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (file === undefined) response.statusCode = 404;
  sendFile(response, file ?? join(folder, "404.html"));
}

/** A file inside the folder: a path that leads out of it names none. */
function fileAt(folder: string, path: string): string | undefined {
  const segments = path.split("/").slice(1);
  const isInside = !segments.some(
    (segment) => segment === ".." || segment.startsWith(".git") || /[\\\0]/.test(segment),
  );
  const file = join(folder, ...segments);
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

const isFolder = (path: string): boolean =>
  !path.includes("\0") && !path.includes("..") && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
