/** What the state of the sources is called: it changes with every file of them, and with every version of a package. */
export function stateOf(root: string): string;
