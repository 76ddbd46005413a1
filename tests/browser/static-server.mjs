/**
 * Serves a folder of files as a plain web host does: node static-server.mjs FOLDER PORT [PREFIX]
 *
 * PREFIX (`/below/a/folder/`) puts the site into a sub-folder; outside it nothing answers, so that an address which
 * wrongly begins at the host's root is found. Texts are packed (Brotli, else gzip). Listens on loopback only.
 */
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** What is worth packing: the others are packed already. */
const packed = new Set([".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);

/** @type {Readonly<Record<string, (content: Buffer, quality: number) => Buffer>>} */
const packers = {
  br: (content, quality) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (content) => gzipSync(content),
};

/**
 * A file's content as a browser likes it: packed where that is understood.
 * @param {Map<string, Buffer>} kept what was packed before
 * @param {string} file
 * @param {string} understood the browser's Accept-Encoding
 * @param {number} quality of Brotli
 * @returns {{ content: Buffer, encoding?: string }}
 */
function contentOf(kept, file, understood, quality) {
  const encoding = Object.keys(packers).find((name) => understood.includes(name));
  const pack = encoding === undefined ? undefined : packers[encoding];
  if (!pack || encoding === undefined || !packed.has(extname(file))) return { content: readFileSync(file) };
  const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
  const content = kept.get(key) ?? pack(readFileSync(file), quality);
  kept.set(key, content);
  return { content, encoding };
}

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
 * Hosts pack with some zeal, because they keep the outcome: `quality`, of Brotli, is at most 11.
 * @param {{ folder: string, prefix?: string, quality?: number }} site
 * @returns {import("node:http").Server} not listening yet
 */
export function staticServer({ folder, prefix = "/", quality = 9 }) {
  const root = realpathSync(folder);
  /** @type {Map<string, Buffer>} */
  const kept = new Map();

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
    const { content = "", encoding } = answer
      ? contentOf(kept, answer, String(request.headers["accept-encoding"] ?? ""), quality)
      : {};
    response.writeHead(file ? 200 : 404, {
      "Content-Type": (answer && types[extname(answer)]) ?? "application/octet-stream",
      "Content-Length": content.length,
      // As the _headers file of a built site asks for.
      "Cache-Control": file?.startsWith(join(root, "hashed.assets"))
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      Vary: "Accept-Encoding",
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : content);
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
