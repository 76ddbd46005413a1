/** A hash of every source file and of the versions of all packages: 16 hexadecimal digits. */
export function sourceHash(root: string): string;
/** Of what is compiled, the files that are not there. */
export function missingCompiled(root: string): string[];
