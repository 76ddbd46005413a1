/** What Vite denies by default: a list of one's own replaces it. */
const deniedByVite = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

const globSigns = /[\\*?!+@()[\]{}|^$]/g;

/** The files that Vite never serves, as globs: secrets, and the public folder, with whose files the development server answers itself. */
export const deniedFiles = (publicFolder: string): string[] => [
  ...deniedByVite,
  `${publicFolder.replace(globSigns, "\\$&")}/**`,
];
