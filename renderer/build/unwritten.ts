import { refusals } from "../../schema/cli/system-refusals.ts";

/**
 * A sentence about what kept a site from being written; nothing where an error is no answer of the system.
 * @param folder where the site was to be written
 */
export function whyUnwritten(error: unknown, folder: string): string | undefined {
  if (!(error instanceof Error && "syscall" in error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  return `The site was not written to its end in ${folder}: ${refusals[code] ?? error.message}.`;
}
