import { isMap, type Data, type Path } from "../../../problem.ts";

/** A list of a menu and where it stands. */
interface MenuList {
  readonly items: readonly Data[];
  readonly path: Path;
}

/** All lists of the menus, those inside others too. */
export function* menuLists(data: Data, path: Path = ["menus"]): Iterable<MenuList> {
  if (Array.isArray(data)) yield { items: data, path };
  const inside = Array.isArray(data) ? data.entries() : isMap(data) ? Object.entries(data) : [];
  for (const [key, value] of inside) yield* menuLists(value, [...path, key]);
}
