import type { Server } from "node:http";
import { join } from "node:path";
import { packageRoot, publicFolderOf } from "../../../schema/cli/package/places.ts";
import { deniedFiles } from "./denied-files.ts";
import type { LiveApp } from "./live-app.ts";
import { watchedFiles } from "./watched-files.ts";

/** The app as its sources are, in the repository of this program: an edit of a component shows at once. */
export async function sourceApp(server: Server, file: string): Promise<LiveApp> {
  const { createServer, normalizePath } = await import("vite");
  const root = packageRoot();
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    appType: "custom",
    // The development server answers with these files itself.
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: watchedFiles,
      fs: { deny: deniedFiles(normalizePath(publicFolderOf(file))) },
    },
  });
  server.once("close", () => void vite.close());
  return {
    elements: ['<script type="module" src="/renderer/live/main.tsx"></script>'],
    finish: (path, html) => vite.transformIndexHtml(path, html),
    answer: (request, response, next) => vite.middlewares(request, response, next),
  };
}
