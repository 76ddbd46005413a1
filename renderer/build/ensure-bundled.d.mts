/**
 * Runs `npm run prepare` if the sources have changed since it last ran.
 * @returns the hash of the sources
 * @throws if they cannot be bundled
 */
export function ensureBundled(root: string): string;
