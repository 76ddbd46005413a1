/** Names that Windows keeps for devices: no file or folder can have them. */
const device = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Why a page cannot have a path, and another one. */
export function reservedPath(path: string): { readonly message: string; readonly help: string } | undefined {
  const segments = path.slice(1).split("/");
  const taken = segments.find((segment) => device.test(segment));
  if (taken !== undefined)
    return {
      message: `No folder can be called “${taken}” on Windows, and the page is one.`,
      help: `Write a longer word: ${path.replace(taken, `${taken}-page`)}`,
    };
  if (segments.at(-1) === "index")
    return {
      message: "Many hosts lead /index to the page above it; this page could not be reached.",
      help: `Write another word: ${path.replace(/index$/, "overview")}`,
    };
  return path === "/404"
    ? {
        message: "At /404 many hosts answer with the page for missing addresses.",
        help: "Write another path: /not-found-help",
      }
    : undefined;
}
