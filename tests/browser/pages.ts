import { readFileSync } from "node:fs";

interface Addresses {
  readonly pages: Record<string, unknown>;
  readonly planned: Record<string, unknown>;
}

const addresses: Addresses = JSON.parse(readFileSync("dist/addresses.json", "utf8"));

/** The paths of all pages of the built site, in the order of its file. */
export const paths = Object.keys(addresses.pages);

/** The paths that are announced, and have no page yet. */
export const plannedPaths = Object.keys(addresses.planned);

/** What is chosen from a few: another choice looks different. */
const choices = ["kind", "ground", "size", "columns", "tone", "line"];

/** What a value shows: the names of all that it has, and what is chosen. */
function* kindsIn(value: unknown): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield name;
    if (choices.includes(name)) yield `${name}: ${String(inner)}`;
    yield* kindsIn(inner);
  }
}

/** What a page shows: its types of sections with the fields that each has, and what is inside of them. */
function kindsOf(path: string): readonly string[] {
  const { sections }: { sections: { type: string }[] } = JSON.parse(readFileSync(`dist${path}/page.json`, "utf8"));
  const fields = sections.flatMap((section) => Object.keys(section).map((field) => `${section.type} ${field}`));
  return [...new Set([...fields, ...kindsIn(sections)])];
}

/** Chooses pages until they have all kinds: each time the one that brings most. */
function choose(): string[] {
  const chosen: string[] = [];
  let left = paths.map((path) => ({ path, kinds: kindsOf(path) }));
  for (;;) {
    const most = left.reduce((one, other) => (other.kinds.length > one.kinds.length ? other : one));
    if (most.kinds.length === 0) return chosen;
    chosen.push(most.path);
    left = left.map(({ path, kinds }) => ({ path, kinds: kinds.filter((kind) => !most.kinds.includes(kind)) }));
  }
}

/** The pages that together show every kind of section, field and choice of the site. What holds for their parts holds on the others. */
export const pagesOfEachKind: readonly string[] = choose();
