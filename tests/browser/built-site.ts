import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Engine } from "../../schema/cli/package/engine.ts";
import { staticServer } from "./static-server.mjs";

/** How a build ended: its exit code, and what it wrote on stderr. */
interface Ended {
  readonly code: number;
  readonly said: string;
}

/** Builds a site in this process, which has loaded the engine already: a command of its own takes twice as long. */
export async function tryBuild(site: string, out: string): Promise<Ended> {
  const { engine }: { engine: Engine } = await import(pathToFileURL(join(process.cwd(), "build/engine.js")).href);
  const [write, writeError] = [process.stdout.write, process.stderr.write];
  let said = "";
  process.stdout.write = () => true;
  process.stderr.write = (text: string | Uint8Array) => {
    said += String(text);
    return true;
  };
  try {
    return { code: await engine.build({ site, out, empty: true }), said };
  } finally {
    process.stdout.write = write;
    process.stderr.write = writeError;
  }
}

/**
 * Builds a site in this process.
 * @throws where it is not built, with what was written on stderr
 */
export async function build(site: string, out: string): Promise<void> {
  const { code, said } = await tryBuild(site, out);
  if (code !== 0) throw new Error(said);
}

/** Starts a server on a free port, and says its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
}

/** A site that is built and served until it ends. */
export interface ServedSite {
  /** Where its file is; beside it stands what was built, in `dist`. */
  readonly folder: string;
  readonly address: string;
  end(): void;
}

/** Builds a site of a text, in a folder of its own, and serves it. */
export async function serveSite(text: string, publicFolder?: string): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-served-"));
  if (publicFolder !== undefined) cpSync(publicFolder, join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "site.yaml"), text);
  await build(join(folder, "site.yaml"), join(folder, "dist"));
  const server = staticServer({ folder: join(folder, "dist") });
  return {
    folder,
    address: `${await listen(server)}/`,
    end() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
