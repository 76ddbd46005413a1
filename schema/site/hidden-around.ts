import { isMap, type Data, type DataMap, type Path } from "../problem.ts";

/** The outermost part of the file around a path that is hidden, such as a page or a section. */
export function hiddenAround(site: DataMap, path: Path): Path | undefined {
  let data: Data | undefined = site;
  for (const [index, step] of path.entries()) {
    if (Array.isArray(data)) data = data[Number(step)];
    else data = isMap(data) && Object.hasOwn(data, step) ? data[step] : undefined;
    if (data === undefined) return undefined;
    if (isMap(data) && data["hidden"] === true) return path.slice(0, index + 1);
  }
  return undefined;
}
