import { isMap, type Data, type Path } from "../problem.ts";

/** The value at a path. */
export function dataAt(value: Data, path: Path): Data | undefined {
  let data: Data | undefined = value;
  for (const step of path) {
    if (Array.isArray(data)) data = data[Number(step)];
    else if (isMap(data) && Object.hasOwn(data, step)) data = data[step];
    else return undefined;
  }
  return data;
}
