import { SourceMap, type SourceMapPayload } from "node:module";
import type { ViteDevServer } from "vite";

/**
 * Where in the file of a block something is that a browser met in what the bundler made of it.
 * @param place `blocks/price-map/PriceMap.tsx:12:7`, from a stack
 * @returns the same as the author's editor has it; nothing where that is not known
 */
export async function blockPlace(vite: ViteDevServer, place: string): Promise<string | undefined> {
  const [, file, line, column] = /^(blocks\/[^?]+):(\d+):(\d+)$/.exec(place) ?? [];
  if (file === undefined) return undefined;
  const made = await vite.environments.client.transformRequest(`/${file}`);
  if (!made?.map || !("mappings" in made.map) || made.map.mappings === "") return undefined;
  const payload: SourceMapPayload = JSON.parse(JSON.stringify(made.map));
  const map = new SourceMap(payload);
  const found = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalLine" in found)) return undefined;
  return `${file}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
