import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./places.ts";

let drawings: Readonly<Record<string, string>> | undefined;

/** The elements of an icon as SVG (24 × 24), by the name that lucide has for it now; nothing where there is none. All of them are in one file. */
export function iconElements(name: string): string | undefined {
  const known = (drawings ??= readDrawings());
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

function readDrawings(): Readonly<Record<string, string>> {
  const read: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(packageRoot(), "build/icons.json"), "utf8"),
  );
  return read;
}
