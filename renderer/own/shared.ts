import * as react from "react";
import * as reactDom from "react-dom";
import * as jsxRuntime from "react/jsx-runtime";
import type { BlockRegistry } from "../block.ts";
import * as parts from "./parts.ts";

/** The modules that a site's own blocks get from the app, so that a page has one React and one of each part. */
const modules = {
  react,
  "react-dom": reactDom,
  "react/jsx-runtime": jsxRuntime,
  "lintel/parts": parts,
};

/** What the app puts where a site's own blocks find it. They are bundled by themselves, and cannot import it. */
export interface Shared {
  readonly modules: Readonly<Record<string, object>>;
  /** Runs the app in the document, with the blocks of the site. */
  readonly run?: (own: Partial<BlockRegistry>) => void;
}

declare global {
  // A variable of the global object, as the language wants it declared.
  var lintelShared: Shared | undefined;
}

/** @param more modules that only some apps have */
export function share(run?: Shared["run"], more: Shared["modules"] = {}): void {
  globalThis.lintelShared = { modules: { ...modules, ...more }, ...(run && { run }) };
}

/** The names that each shared module exports. */
export const sharedNames = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries<object>(modules).map(([name, module]) => [
      name,
      Object.keys(module).filter((one) => one !== "default"),
    ]),
  );
