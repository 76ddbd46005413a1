/** Joins the class names that are there; none gives no attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ") || undefined;
}
