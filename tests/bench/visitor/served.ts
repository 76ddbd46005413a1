import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../../../renderer/build/built-folder.ts";
import { staticServer } from "../../browser/static-server.mjs";

/** A folder of files under an address. */
export interface Served {
  /** Ends with a slash. */
  readonly url: string;
  close(): void;
}

export async function serve(folder: string): Promise<Served> {
  const server: Server = staticServer({ folder, quality: 11 }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void server.close() };
}

/** The name of a page's twin, which has the same HTML and no script. */
export const plainFile = "plain.html";

/** A page's file: `pricing/` for `/pricing`. */
export const fileOf = (route: string): string => (route === "/" ? "" : `${route.slice(1)}/`);

/** Serves a copy of a built site, in which pages have a twin without script. */
export async function serveWithPlain(built: string, routes: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-visitor-"));
  cpSync(built, folder, { recursive: true });
  for (const route of routes) {
    const html = readFileSync(join(folder, fileOf(route), "index.html"), "utf8");
    const plain = html.replaceAll(/<script>.*?<\/script>/gs, "");
    if (plain === html) throw new Error(`${route} has no script to leave out`);
    writeFileSync(join(folder, fileOf(route), plainFile), plain);
  }
  const served = await serve(folder);
  // Hosts keep what they have packed: no visitor waits for that.
  for (const file of filesBelow(folder)) {
    const packed = await fetch(served.url + file, { headers: { "Accept-Encoding": "br" } });
    await packed.arrayBuffer();
  }
  return {
    url: served.url,
    close() {
      served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The routes of a built site, in the order of its file. */
export function routesOf(built: string): string[] {
  const { pages }: { readonly pages: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(built, "addresses.json"), "utf8"),
  );
  return Object.keys(pages);
}
