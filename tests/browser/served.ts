/** Others may test on the same machine at the same time. */
const firstPort = Number(process.env["LINTEL_TEST_PORT"] ?? 43_170);

/** The folder that one of the servers has the site in. */
export const prefix = "/below/a/folder/";

export const ports = {
  root: firstPort,
  folder: firstPort + 1,
  /** The same site, whose addresses are paths. */
  paths: firstPort + 2,
  pathsFolder: firstPort + 3,
  live: firstPort + 10,
};

/** How pages stand in the address bar: `site.addresses` of the site file. */
export type Mode = "hash" | "path";

/** The site in a folder of its host. */
export const folderAddress = (mode: Mode): string =>
  `http://127.0.0.1:${mode === "hash" ? ports.folder : ports.pathsFolder}${prefix}`;

/** Where links lead once the app runs, from the site's root: to the place of a page whose element has this id. */
export function linkTo(mode: Mode, page: string, id = ""): string {
  const start = page.replace(/^\//, "");
  if (mode === "path") return `${start === "" ? "./" : `${start}/`}${id && `#${id}`}`;
  const place = id.startsWith(`${start}/`) ? id : [start, id].filter((part) => part !== "").join("/");
  return `#/${place}`;
}
