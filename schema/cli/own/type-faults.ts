import { join } from "node:path";
import { inputReport } from "../generate/inputs/input-error.ts";
import { addressFaults } from "./block-addresses.ts";
import { blocksFolder, examplesFile, ownTypesOf } from "./own-types.ts";

/**
 * What is wrong in the files of a site's own section types, as sentences with their lines: examples that no longer fit the schema, and
 * addresses in blocks that lead out of the site.
 */
export async function typeFaults(file: string): Promise<readonly string[]> {
  const types = ownTypesOf(file);
  if (types.length === 0) return [];
  const { exampleFaults } = await import("../generate/inputs/example-faults.ts");
  const files = types.map((type) => ({
    path: join(blocksFolder(file), type, examplesFile),
    name: `blocks/${type}/${examplesFile}`,
  }));
  return [...exampleFaults(files), ...addressFaults(file)].map((fault) => inputReport(fault).trimEnd());
}
