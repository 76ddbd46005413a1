/**
 * The path that is left of what an address bar shows behind the host: `/#/prices`, `/prices/index.html`, `/prices/?from=mail` and
 * `/prices#cakes` without what does not belong to a path.
 */
export function plainPath(shown: string): string {
  const at = shown.indexOf("#");
  const route = at === -1 ? "" : shown.slice(at + 1).replace(/^!(?=\/)/, "");
  if (route.startsWith("/")) return plainPath(route);
  const path = withoutEnd(at === -1 ? shown : shown.slice(0, at));
  return withoutEnd(decoded(route === "" ? path : `${path}/${route}`)) || "/";
}

const withoutEnd = (path: string): string =>
  path
    .replace(/\?.*$/, "")
    .replace(/(^|\/)index\.(?:html?|php)\/?$/i, "$1")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
