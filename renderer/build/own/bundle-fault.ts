import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import {
  InputError,
  inputPlace,
  inputReport,
  placeName,
  type InputPlace,
} from "../../../schema/cli/generate/inputs/input-error.ts";
import { installCommand } from "../../../schema/cli/package/package-manager.ts";
import { nearest } from "../../../schema/reader/nearest.ts";
import { Positions } from "../../../schema/reader/positions.ts";
import { sharedNames } from "../../own/shared.ts";

/** What the bundler says of one mistake. */
interface Reported {
  readonly message: string;
  readonly code: string;
  /** The file, as a path, and in it the line from 1 and the column from 0. */
  readonly id: string;
  readonly line: number | undefined;
  readonly column: number;
  /** The module that lacks an export, or that is not there. */
  readonly exporter: string;
}

/**
 * A sentence for the author of a block about each thing that the bundler could not read, in place of the bundler's own.
 * @param root the folder of the site
 */
export function bundleFault(error: unknown, root: string): InputError {
  const faults = eachOf(error).map((one) => {
    const reported = read(one);
    return unresolved(reported, root) ?? missingExport(reported, root) ?? unreadable(reported, root);
  });
  // The bundler reads files at a time, and has no order.
  const reports = new Map(faults.toSorted(byPlace).map((fault) => [inputReport(fault), fault]));
  const [first] = reports.values();
  if (first && reports.size === 1) return first;
  return new InputError([...reports.keys()].join("\n").trimEnd());
}

function byPlace({ place: one }: InputError, { place: other }: InputError): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.file === other.file
    ? one.range.start.offset - other.range.start.offset
    : Number(one.file > other.file) * 2 - 1;
}

const property = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The bundler reports several at a time. */
function eachOf(error: unknown): readonly unknown[] {
  const errors = property(error, "errors");
  return Array.isArray(errors) && errors.length > 0 ? errors : [error];
}

function read(error: unknown): Reported {
  const message = stripVTControlCharacters(String(property(error, "message") ?? error));
  const text = (key: string): string => String(property(error, key) ?? "");
  const loc = property(error, "loc");
  // A transform names its file in the message alone.
  const [, named = "", row, place] = /\[ ?([^[\]\n]+\.\w+):(\d+):(\d+) ?\]/.exec(message) ?? [];
  const line = property(loc, "line") ?? (row === undefined ? undefined : Number(row));
  const column = property(loc, "column") ?? (place === undefined ? 0 : Number(place) - 1);
  return {
    message,
    code: text("code"),
    id: String(property(loc, "file") ?? property(error, "id") ?? named),
    line: typeof line === "number" ? line : undefined,
    column: typeof column === "number" ? column : 0,
    exporter: text("exporter"),
  };
}

/** A file of the site as messages call it, with its text; nothing for a module that is in no file. */
function fileOf(id: string, root: string): { readonly file: string; readonly text: string } | undefined {
  const [path = ""] = id.split("?");
  const full = [path, join(root, path)].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile() === true);
  if (full === undefined) return undefined;
  return { file: relative(root, full).replaceAll("\\", "/"), text: readFileSync(full, "utf8") };
}

const faultAt = (place: InputPlace, sentence: string): InputError =>
  new InputError(`${placeName(place)}: ${sentence}`, place);

/** The place of words in a file: the first time they are there. */
function placeOf(words: string, id: string, root: string): InputPlace | undefined {
  const found = fileOf(id, root);
  const start = found?.text.indexOf(words) ?? -1;
  return found && start >= 0 ? inputPlace(found.file, found.text, start, start + words.length) : undefined;
}

const withPlace = (place: InputPlace | undefined, sentence: string): InputError =>
  place ? faultAt(place, sentence) : new InputError(sentence);

/** An import of what is not there: a package, or a file. */
function unresolved({ message, code, id, exporter }: Reported, root: string): InputError | undefined {
  const [, name, from] =
    /[fF]ailed to resolve import "([^"]+)" from ["]([^"]+)["]/.exec(message) ??
    (code === "UNRESOLVED_IMPORT" ? ["", exporter, id] : []);
  if (name === undefined || from === undefined) return undefined;
  const place =
    placeOf(JSON.stringify(name), from, root) ?? placeOf(`'${name}'`, from, root) ?? placeOf(name, from, root);
  if (/^[./]/.test(name)) return withPlace(place, noFile(name, from, root));
  if (/^lintel\b/.test(name))
    return withPlace(place, `There is no "${name}": blocks may import "lintel/parts" and "lintel/types".`);
  const [scope = "", rest = ""] = name.split("/");
  const owner = name.startsWith("@") ? `${scope}/${rest}` : scope;
  const command = installCommand(root, [owner]).join(" ");
  return withPlace(place, `The package "${owner}" is not installed. In the folder of the site:\n${command}`);
}

function noFile(name: string, from: string, root: string): string {
  const path = existsSync(from) ? from : join(root, from);
  const folder = join(dirname(path), dirname(name));
  const near = existsSync(folder) ? nearest(basename(name), readdirSync(folder)) : undefined;
  return `There is no file ${name} beside it.${near === undefined ? "" : ` Did you mean ${near}?`}`;
}

/** An import of a name that a module does not have. */
function missingExport({ message, code, id, exporter }: Reported, root: string): InputError | undefined {
  const [, name = ""] = /"([^"]+)" is not exported by/.exec(message) ?? [];
  if (code !== "MISSING_EXPORT" || name === "") return undefined;
  const [, shared] = /lintel:(.+)$/.exec(exporter) ?? [];
  if (shared !== undefined) {
    const names = sharedNames().get(shared) ?? [];
    const meant = nearest(name, names);
    const all = shared === "lintel/parts" ? ` It has: ${names.join(", ")}.` : "";
    const proposal = meant === undefined ? "" : ` Did you mean ${meant}?`;
    return withPlace(placeOf(name, id, root), `There is no ${name} in "${shared}".${proposal}${all}`);
  }
  const found = fileOf(exporter, root);
  // Imported by another file of the site: that line is wrong, or what it names.
  if (fileOf(id, root) && found) return withPlace(placeOf(name, id, root), `There is no ${name} in ${found.file}.`);
  if (!found) return undefined;
  const [, other] =
    /\bexport\s+(?:default\s+)?(?:async\s+)?(?:function|const|let|class)\s+(\w+)/.exec(found.text) ?? [];
  const sentence = `The component has to be exported as ${name}. Write: export function ${name}`;
  return other === undefined
    ? new InputError(`${found.file}: ${sentence}`)
    : withPlace(placeOf(other, exporter, root), sentence);
}

/** What is no JavaScript, or no CSS. Bundlers put their own names and the path of the file before the reason. */
function unreadable({ message, id, line, column }: Reported, root: string): InputError {
  const [first = ""] = message.split("\n");
  const [path = ""] = id.split("?");
  const [, words = ""] = /^(?:\[[^\]]*\] *)*(.*)$/.exec(path === "" ? first : first.replaceAll(path, "")) ?? [];
  const reason = words.replace(/^\S*:\d+:\d+: */, "").replace(/(?<![.!?])$|\.+$/, ".");
  const found = fileOf(id, root);
  if (!found) return new InputError(`The section types in blocks/ cannot be bundled: ${reason}`);
  if (line === undefined) return new InputError(`${found.file} cannot be read: ${reason}`);
  const start = new Positions(found.text).startOf(line - 1) + column;
  return faultAt(inputPlace(found.file, found.text, start), reason);
}
