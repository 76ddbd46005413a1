/**
 * Serves a folder of files as a plain web host does: node static-server.mjs FOLDER PORT [PREFIX]
 *
 * PREFIX (`/below/a/folder/`) puts the site into a sub-folder; outside it nothing answers, so that an address which
 * wrongly begins at the host's root is found. Listens on loopback only.
 */
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

/**
 * @param {{ folder: string, prefix?: string }} site
 * @returns {import("node:http").Server} not listening yet
 */
export function staticServer({ folder, prefix = "/" }) {
  const root = realpathSync(folder);

  /** @param {string} path */
  const fileFor = (path) => {
    if (!path.startsWith(prefix)) return undefined;
    const asked = join(root, path.slice(prefix.length));
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, "index.html") : asked;
    return isFile(file) && realpathSync(file).startsWith(root + sep) ? file : undefined;
  };

  return createServer((request, response) => {
    const path = pathOf(request.url ?? "/");
    const file = path === undefined ? undefined : fileFor(path);
    if (path !== undefined && file?.endsWith(`${sep}index.html`) && !path.endsWith("/") && !path.endsWith(".html")) {
      response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
      return;
    }
    const lost = join(root, "404.html");
    const answer = file ?? (path?.startsWith(prefix) && isFile(lost) ? lost : undefined);
    response.writeHead(file ? 200 : 404, {
      "Content-Type": (answer && types[extname(answer)]) ?? "application/octet-stream",
      "Cache-Control": "no-cache",
    });
    if (!answer || request.method === "HEAD") response.end();
    else createReadStream(answer).pipe(response);
  });
}

const [program, folder, port, prefix] = process.argv.slice(1);
if (program?.endsWith("static-server.mjs") && folder !== undefined) {
  if (existsSync(folder)) staticServer({ folder, prefix }).listen(Number(port), "127.0.0.1");
  else {
    console.error(`There is no folder ${folder} to serve. Run npm run build first.`);
    process.exitCode = 1;
  }
}
