/** Others may test on the same machine at the same time. */
const firstPort = Number(process.env["LINTEL_TEST_PORT"] ?? 43_170);

/** The folder that one of the servers has the site in. */
export const prefix = "/below/a/folder/";

export const ports = { root: firstPort, folder: firstPort + 1, live: firstPort + 10 };

/** The site in a folder of its host. */
export const folderAddress = `http://127.0.0.1:${ports.folder}${prefix}`;
