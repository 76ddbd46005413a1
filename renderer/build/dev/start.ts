import { randomUUID } from "node:crypto";
import type { ServerCall } from "../../../schema/cli/package/engine.ts";
import { ObstacleError } from "../../../schema/cli/options.ts";
import { namesNoFile } from "../../../schema/cli/site-file.ts";
import { replacedTypes, typesWithoutSchema, withoutSchema } from "../../../schema/cli/own/own-types.ts";
import { Connections } from "../server/connections.ts";
import { listen, printAddresses } from "../server/http-server.ts";
import { openBrowser } from "../server/open-browser.ts";
import { answerLive } from "./answer-live.ts";
import { prebuiltApp } from "./live-app.ts";
import { LiveApps } from "./live-apps.ts";
import { LiveSite } from "./live-site.ts";

const usualPort = 5173;

/**
 * Shows a site live while it is edited.
 * @throws ObstacleError where there is no such file, or the port is in use
 */
export async function start({ path, port, host, open }: ServerCall): Promise<void> {
  const site = new LiveSite(path, (message) => {
    process.stderr.write(message);
    process.exit(2);
  });
  await site.load();
  if (site.loaded.problems.some(namesNoFile)) {
    site.stop();
    throw new ObstacleError(`There is no site to start at ${path}`);
  }
  let apps: LiveApps | undefined;
  const answer = answerLive(site, () => apps?.current() ?? Promise.resolve(prebuiltApp()), host);
  const server = await listen(answer, { port, usualPort, host }).catch((error: unknown) => {
    // It watches the file, which would keep the process alive.
    site.stop();
    throw error;
  });
  apps = new LiveApps(server, site, path);
  await apps.current();
  for (const type of replacedTypes(path))
    process.stdout.write(`blocks/${type} takes the place of the built-in section type “${type}”.\n`);
  for (const type of typesWithoutSchema(path)) process.stdout.write(`${withoutSchema(type)}\n`);
  const id = randomUUID();
  const connections = new Connections(server, host, () => [
    { type: "server", id },
    { type: "problems", data: site.reported.data },
  ]);
  site.connect((message) => connections.send(message));
  apps.onReload(() => connections.send({ type: "reload" }));
  server.once("close", () => site.stop());
  const address = printAddresses(server, host);
  if (open) openBrowser(address);
}
