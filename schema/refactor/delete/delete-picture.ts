import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import { withFileMoves } from "../plan/moved-files.ts";
import { hasFile } from "../plan/names.ts";
import { refuse, refuseUsed, type FileMove, type Planned } from "../plan/plan.ts";
import type { Replacement } from "../plan/replacements.ts";
import type { Thing } from "../things/thing.ts";
import { capital, counted } from "../words/words.ts";
import { ownBlockWords } from "../words/own-blocks.ts";
import { placeWords } from "../words/place.ts";
import type { DeleteChoice } from "./choice.ts";
import { isLarge, joinRemovals, removalOf, removeAll } from "./removals.ts";
import { unlink } from "./unlink.ts";

/** Takes a picture off the site, and its file out of the public folder. */
export function deletePicture(site: OpenSite, thing: Thing, { redirect, planned, hide }: DeleteChoice): Planned {
  const { name } = thing;
  if (planned || hide) return refuse("A picture can only be replaced (--redirect) or taken out (--unlink)");
  const other = redirect?.replace(/^\/?(?:picture:|public\/)?/, "");
  if (other !== undefined && (other === name || !hasFile(site, other)))
    return refuse(`There is no other picture ${other} in the public folder`);
  const pictures = site.pictures.filter(({ src }) => src.normalize() === name);
  const links = site.links.filter(({ targets }) =>
    targets.some((one) => one.kind === "page" && one.path === `/${name}`),
  );
  const files: readonly FileMove[] = hasFile(site, name) ? [{ from: name }] : [];
  const next = { ...site, files: withFileMoves(site.files, files) };
  const fileWords = [
    ...(files.length > 0 ? [`The file public/${name} is deleted.`] : []),
    ...ownBlockWords(name, other === undefined ? "take it out" : `write ${other}`),
  ];
  if (other !== undefined) {
    const replacements: readonly Replacement[] = [
      ...pictures.map(({ path, start, end }) => ({ path, start, end, text: other })),
      ...links.map(({ path, start, end }) => ({ path, start, end, text: `/${other}` })),
    ];
    const effects = [
      ...(replacements.length > 0
        ? [`${counted(replacements.length, "place")} ${replacements.length === 1 ? "shows" : "show"} ${other} instead.`]
        : []),
      ...fileWords,
    ];
    return writeDraft(next, { title: `Delete picture ${name}`, effects, replacements, files });
  }
  const inTexts = pictures.flatMap(({ path, inText }): Replacement[] =>
    inText ? [{ path, start: inText.start, end: inText.end, text: "" }] : [],
  );
  const shown = joinRemovals(
    site,
    pictures.filter(({ inText }) => !inText).map(({ path }) => removalOf(site, holderOf(site, path))),
  );
  const large = shown.find(isLarge);
  if (large) {
    const { group, place } = placeWords(site, large);
    return refuseUsed(
      `${capital(group)}, ${place}, cannot be without its picture`,
      "Give it another one with --redirect, or delete what shows it first.",
    );
  }
  const taken = unlink(site, links);
  if ("kind" in taken) return taken;
  const count = pictures.length + links.length;
  return writeDraft(next, {
    title: `Delete picture ${name}`,
    effects: [
      ...(count > 0 ? [`${counted(count, "place")} ${count === 1 ? "is" : "are"} without it from now on.`] : []),
      ...fileWords,
    ],
    replacements: [...inTexts, ...taken.replacements],
    changes: removeAll(site, [...shown, ...taken.removals]),
    files,
  });
}

/** The picture with its words, where the field holds both. */
function holderOf({ site }: OpenSite, path: Path): Path {
  const holder = path.slice(0, -1);
  return path.at(-1) === "src" && isMap(dataAt(site, holder)) ? holder : path;
}
