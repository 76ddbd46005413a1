import { dirname, join, resolve } from "node:path";

/** The folder of a site's pictures: `public` beside its file. */
export const publicFolderOf = (file: string): string => join(dirname(resolve(file)), "public");
