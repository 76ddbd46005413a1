/** A hash of every source file and of the versions of all packages: 16 hexadecimal digits. */
export function sourceHash(root: string): string;
