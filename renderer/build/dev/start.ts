import { randomUUID } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import type { ServerCall } from "../../../schema/cli/package/engine.ts";
import { UsageError } from "../../../schema/cli/options.ts";
import { writeEditorFiles } from "../../../schema/cli/package/editor-files.ts";
import { Connections } from "../server/connections.ts";
import { listen, printAddresses } from "../server/http-server.ts";
import { openBrowser } from "../server/open-browser.ts";
import { answerLive } from "./answer-live.ts";
import { prebuiltApp, type LiveApp } from "./live-app.ts";
import { LiveSite } from "./live-site.ts";

const usualPort = 5173;

/**
 * Shows a site live while it is edited.
 * @throws UsageError where there is no such file, or the port is in use
 */
export async function start({ path, port, host, open }: ServerCall): Promise<void> {
  const site = new LiveSite(path);
  await site.load();
  if (site.loaded.problems.some(({ code }) => code === "file/not-found" || code === "file/is-folder")) {
    site.stop();
    throw new UsageError(`There is no site to start at ${path}`);
  }
  let answering: Promise<RequestListener> | undefined;
  const server = await listen((request, response) => void answering?.then((answer) => answer(request, response)), {
    port,
    usualPort,
    host,
  });
  answering = appFor(server, path).then((app) => answerLive(site, app, host));
  await answering;
  writeEditorFiles(path);
  const id = randomUUID();
  const connections = new Connections(server, host, () => [
    { type: "server", id },
    { type: "problems", data: site.reported.data },
  ]);
  site.connect((message) => connections.send(message));
  server.once("close", () => site.stop());
  const address = printAddresses(server, host);
  if (open) openBrowser(address);
}

/** The app of the package; in its repository, where `npm start` asks for it, that of the sources. */
async function appFor(server: Server, file: string): Promise<LiveApp> {
  if (process.env["LINTEL_APP"] !== "sources") return prebuiltApp();
  return (await import("./source-app.ts")).sourceApp(server, file);
}
