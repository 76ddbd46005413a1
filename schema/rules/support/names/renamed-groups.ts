import { nearest } from "../../../reader/nearest.ts";
import { saysName } from "../moved/says-name.ts";
import { once } from "../shared.ts";
import { intoGroup } from "../group-by.ts";
import { isSamePath } from "../../../site/paths.ts";
import { isMap, type DataMap, type Path, type Range } from "../../../problem.ts";
import { lookUp } from "../../../site/reference.ts";
import { mapAt, type Context } from "../../context.ts";
import type { WrittenReference } from "../../../site/written.ts";

/** A group of facts that all who use it call by another name. */
export interface RenamedGroup {
  readonly path: Path;
  readonly written: string;
  readonly wanted: string;
  readonly uses: readonly WrittenReference[];
  readonly ranges: readonly Range[];
}

/** Groups that nothing names, and that hold all that several texts look for under a name that there is not. */
export const renamedGroups = once(findGroups);

function findGroups(context: Context): readonly RenamedGroup[] {
  const { references, site, source, inventory } = context;
  const missing = new Map<string, WrittenReference[]>();
  const used = new Set<string>();
  for (const use of references) {
    const steps = use.reference.name.split(".");
    for (const [index] of steps.entries()) used.add(steps.slice(0, index + 1).join("."));
    if (use.text.scopes.length > 0 || lookUp(use.reference.name, site).kind !== "nothing") continue;
    const depth = steps.findIndex((_, index) => lookUp(steps.slice(0, index + 1).join("."), site).kind === "nothing");
    if (depth === steps.length - 1) continue;
    const name = steps.slice(0, depth + 1).join(".");
    intoGroup(missing, name, use);
  }
  const groups = [...missing].flatMap(([name, uses]): RenamedGroup[] => {
    const steps = name.split(".");
    const tails = [...new Set(uses.map(({ reference }) => reference.name.slice(name.length + 1)))];
    const fitting = siblings(site, steps.slice(0, -1)).filter(
      ({ written }) =>
        !used.has([...steps.slice(0, -1), written].join(".")) &&
        tails.every((tail) => {
          const { kind } = lookUp([...steps.slice(0, -1), written, tail].join("."), site);
          return kind === "value" || kind === "saving";
        }),
    );
    const [only, other] = fitting;
    if (!only || other) return [];
    // One text that has nearly the name of another group has a typo. Several have not the same one.
    const others = siblings(site, steps.slice(0, -1)).map(({ written }) => written);
    const near = nearest(steps.at(-1) ?? "", others);
    const isOneText = new Set(uses.map(({ text }) => text.entry.path.join("/"))).size === 1;
    if (isOneText && near !== undefined && near !== only.written) return [];
    // Sections show a collection by its name alone.
    const shown =
      steps.length === 1 && only.path[0] === "collections"
        ? inventory.of("collection").filter(({ value }) => value === name)
        : [];
    const ranges = [
      ...uses.map(({ text, reference }) =>
        source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      ),
      ...shown.map(({ path }) => source.locate(path)),
    ];
    // Texts need not name each entry, but they use each fact.
    const isFact = only.path[0] === "constants" && near === undefined;
    if (ranges.length < 2 && !isFact) return [];
    const isEntry = only.path[0] === "collections" && only.path.length > 2;
    if (isEntry && near === undefined && !saysName(steps.at(-1) ?? "", site, only.path)) return [];
    return [{ ...only, wanted: steps.at(-1) ?? "", uses, ranges }];
  });
  // A group had one name before: where two are asked for, the one that is nearly its own.
  return groups.filter(
    ({ path, written, wanted }) =>
      nearest(wanted, [written]) !== undefined || groups.filter((one) => isSamePath(one.path, path)).length === 1,
  );
}

/** The groups that stand beside one another under a name; under none, all of the file. */
function siblings(site: DataMap, steps: readonly string[]): { readonly path: Path; readonly written: string }[] {
  return ["constants", "collections"].flatMap((root) => {
    let map = mapAt(site, root);
    for (const step of steps) {
      const next = Object.hasOwn(map, step) ? map[step] : undefined;
      if (!isMap(next)) return [];
      map = next;
    }
    return Object.keys(map)
      .filter((key) => isMap(map[key]))
      .map((key) => ({ path: [root, ...steps, key], written: key }));
  });
}
