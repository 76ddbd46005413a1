import type { Files, LeftOut } from "../../../problem.ts";

/** Tells why a file of the public folder is not published; nothing of one that is, or that is not there. */
export function whyLeftOut(files: Files): (name: string) => LeftOut["why"] | undefined {
  const leftOut = new Map(files.leftOut?.().map(({ name, why }) => [name, why]));
  return (written) => {
    // A folder is left out with all that it holds.
    for (let name = written.normalize(); name !== ""; name = name.slice(0, Math.max(name.lastIndexOf("/"), 0)))
      if (leftOut.has(name)) return leftOut.get(name);
    return undefined;
  };
}
