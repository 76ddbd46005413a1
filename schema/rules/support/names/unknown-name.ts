import { synonymsOf } from "../../../language/names.ts";
import { plainSpellings } from "../../../language/words.ts";
import { isMap, type Path } from "../../../problem.ts";
import { isFormatName } from "../../../site/format.ts";
import type { Finding } from "../../rule.ts";
import { knownNames } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";
import { either } from "../links/dead-links.ts";
import { otherNumber, sameThing } from "./meant/other-names.ts";
import { writtenOtherwise } from "./meant/written-otherwise.ts";
import { meantName, meantNames } from "./meant-names.ts";
import { namesAround } from "./names-around.ts";
import { leftByChat } from "./meant/left-by-chat.ts";
import type { WrittenReference } from "../../../site/written.ts";

const isName = (name: string): boolean => /^[\w-]+(?:\.[\w-]+)*$/.test(name);

/** What is said of a name that is not known. */
export function unknownName({ text, reference }: WrittenReference, context: Context): Finding {
  const { path } = text.entry;
  const { name, nameStart, nameEnd, start, end } = reference;
  const own = text.scopes[0];
  const known = own ? knownNames(context.site, own) : context.names;
  const range = context.source.locateInside(path, nameStart, nameEnd);
  const common = { range, at: path } as const;
  const braces = "For plain braces, write {{ and }}.";
  const left = leftByChat({ text, reference }, context);
  if (left) return left;
  const [, first = "", format = ""] = /^([\w.-]+)(?:\s*[,:;/]\s*|\s+)(\w+)$/.exec(name) ?? [];
  const written = `${first} | ${format}`;
  if (context.names.includes(first) && isFormatName(format))
    return {
      ...common,
      message: "A bar stands between a constant and its format.",
      label: "no bar",
      help: `Write {${written}}`,
      fixes: context.correct(path, nameStart, nameEnd, written, "review"),
    };
  const unescaped = name.replace(/ ?\\$/, "");
  if (unescaped !== name && context.names.includes(unescaped))
    return {
      ...common,
      message: "A bar stands alone between a constant and its format, without a backslash.",
      label: "no backslash",
      help: `Write {${unescaped} | …}`,
      fixes: context.correct(path, nameStart, nameEnd, `${unescaped} `, "review"),
    };
  const dotted = name
    .trim()
    .replace(/\s*[./>:,;]+\s*|\s+/g, ".")
    .replace(/\.+/g, ".");
  if (!isName(name) && context.names.includes(dotted))
    return {
      ...common,
      message: `The steps of a name are joined by dots alone: {${dotted.slice(0, 44)}}.`,
      label: "dots alone",
      help: `Write {${dotted}}`,
      fixes: context.correct(path, nameStart, nameEnd, dotted, "review"),
    };
  const spelled = plainSpellings(name).find((one) => context.names.includes(one));
  if (!isName(name) && spelled !== undefined)
    return {
      ...common,
      message: `There is no constant “${name.slice(0, 40)}”; there is {${spelled.slice(0, 30)}}.`,
      label: "spelled in another way",
      help: `Write {${spelled}}`,
      fixes: context.correct(path, nameStart, nameEnd, spelled, "review"),
    };
  const content = text.source.slice(start + 1, end - 1).trim();
  const other = writtenOtherwise(content, known);
  if (other) {
    const { wanted, ...words } = other;
    return {
      ...common,
      ...words,
      range: context.source.locateInside(path, start, end),
      fixes: wanted === undefined ? [] : context.correct(path, start, end, `{${wanted}}`, "review"),
    };
  }
  const same = sameThing(name, known);
  if (!isName(name) && same === undefined)
    return {
      ...common,
      message: `The words in braces, “${name.slice(0, 40)}”, name no constant.`,
      label: "not a name",
      help: /^%.*%$/.test(name) ? `Commands of other programs do nothing here: delete it. ${braces}` : braces,
      range: context.source.locateInside(path, start, end),
    };
  const nearest = own ? meantName(name, known) : undefined;
  // In the texts of an entry, the fields of the entry are meant rather than what the whole file has.
  const fields = own ? Object.keys(own.value).filter((one) => typeof own.value[one] !== "object") : [];
  const ofEntry = own ? synonymsOf(name).find((one) => fields.includes(one)) : undefined;
  const ofSite = name.startsWith("site.") ? synonymOfSite(name, context) : undefined;
  const meant = ofEntry ?? ofSite ?? (nearest !== undefined && nearest.endsWith(`.${name}`) ? undefined : nearest);
  const alike = own || ofSite ? (meant === undefined ? [] : [meant]) : (meantNames(context).get(name) ?? []);
  const near = alike.length === 0 ? [otherNumber(name, known) ?? same ?? []].flat() : alike;
  const inside = context.names.filter((one) => one.startsWith(`${name}.`));
  const around = (inside.length > 0 ? inside : namesAround(name, context)).slice(0, 12);
  const page = text.entry.part === "link" && start === 0 && end === text.source.length ? `/${name}` : undefined;
  if (page !== undefined && near.length === 0 && Object.hasOwn(context.pages.index.pages, page))
    return {
      ...common,
      message: `There is no constant “${name}”; the page of that name is ${page}.`,
      label: "a page",
      help: `Write ${page}`,
      fixes: context.correct(path, start, end, page, "review"),
    };
  const members = near.length > 0 ? [] : context.names.filter((one) => one.endsWith(`.${name}`));
  const shared = members.length > 0 ? sharedActions(path, members, context) : undefined;
  if (shared)
    return {
      ...common,
      message: `“${name.slice(0, 30)}” is of each entry, and “actions” stand once below all of them.`,
      label: "of which entry?",
      help: `An action that each entry has stands under “action”:\naction: { label: …, href: … }`,
    };
  if (members.length > 0)
    return {
      ...common,
      message: `There is no constant “${name.slice(0, 30)}”; ${members.length} groups have a value of that name.`,
      label: "in which group?",
      help: `Write which of them is meant: ${either(members.slice(0, 4).map((one) => `{${one}}`))}.`,
    };
  const place = `/${name}`;
  if (near.length === 0 && around.length === 0 && Object.hasOwn(context.pages.index.pages, place))
    return {
      ...common,
      message: `There is no constant “${name.slice(0, 40)}”, but a page of that name.`,
      label: "a page",
      help: `For a link, write the words and the path: [${name}](${place}).`,
    };
  const list =
    around.length > 0
      ? `There is: ${around.map((one) => `{${one}}`).join(", ")}.`
      : `Add it under “constants”. ${braces}`;
  const help = near.length === 0 ? list : `Did you mean ${either(near.map((one) => `{${one}}`))}?`;
  const fixes = near.flatMap((one) => context.correct(path, nameStart, nameEnd, one, "review"));
  const misses = [name, `constants.${name}`, `collections.${name}`].map((one) => one.split("."));
  return { ...common, message: `There is no constant “${name}”.`, label: "no such name", help, fixes, misses };
}

/** `{site.title}` as the name that the site has for it. */
const synonymOfSite = (name: string, { names }: Context): string | undefined =>
  ["name", ...synonymsOf(name.slice("site.".length))]
    .map((one) => `site.${one}`)
    .find(
      (one) => names.includes(one) && (one !== "site.name" || /^site\.(?:title|sitename|site_?title)$/i.test(name)),
    );

/** Whether a name that the entries of a section have stands in its own actions, which are not repeated for each. */
function sharedActions(path: Path, members: readonly string[], { at }: Context): boolean {
  const section = at(path.slice(0, 4));
  const from = isMap(section) ? section["from"] : undefined;
  return path[4] === "actions" && typeof from === "string" && members.some((one) => one.startsWith(`${from}.`));
}
