/** Fills a label's places: `fill("Showing {count}", { count: 3 })`. A place that has no value stays as written. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
