import { addressOf, isInUse, type AddressIndex } from "../address.ts";

/**
 * The old addresses of all that is below a page with another path: its places, and the pages and planned pages under it. Not those at
 * which something else is by now.
 */
export function movedBelow(index: AddressIndex): Record<string, string> {
  const { pages, planned, moved } = index;
  const below: Record<string, string> = Object.create(null);
  for (const [from, to] of Object.entries(moved)) {
    const page = Object.hasOwn(pages, to) ? pages[to] : undefined;
    if (!page || from === "/") continue;
    const start = to === "/" ? "" : to;
    const under = [...Object.keys(pages), ...Object.keys(planned)].filter(
      (path) => to !== "/" && path.startsWith(`${to}/`),
    );
    const places = [to, ...under].flatMap((path) =>
      (Object.hasOwn(pages, path) ? (pages[path]?.anchors ?? []) : []).map((anchor) => addressOf(path, anchor)),
    );
    for (const address of [...under, ...places]) {
      const old = `${from}${address.slice(start.length)}`;
      if (!isInUse(old, index)) below[old] ??= address;
    }
    // An anchor that begins with the old path, as a whole address without its slash.
    for (const anchor of page.anchors) {
      const old = `/${anchor}`;
      if (old.startsWith(`${from}/`) && !isInUse(old, index)) below[old] ??= addressOf(to, anchor);
    }
  }
  return below;
}
