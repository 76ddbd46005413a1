import { inQuotes, quote } from "../explain/words.ts";
import { replace } from "../explain/fixes.ts";
import type { Path, Problem } from "../problem.ts";
import type { TreeSource } from "../reading/source.ts";

/** Spaces that look like a space and are none, or are not seen at all. */
export const oddSpace = /[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/;

/** A key that is unknown only for the way it is written: `-title`, `title:Home` in braces, `“title”`, a hard space. */
export function oddKey(source: TreeSource, path: Path, known: readonly string[]): Problem | undefined {
  const key = String(path.at(-1));
  const pair = source.pair(path);
  if (!pair) return undefined;
  const at = { start: pair.key.start, end: pair.key.end };
  const common = { severity: "error", range: source.rangeAt(at.start, at.end), at: path } as const;
  const dashed = /^-(?=[\p{L}"'])(.*)$/u.exec(key)?.[1];
  if (dashed !== undefined && known.includes(dashed))
    return { ...common, code: "yaml/dash-space", message: `A dash that begins an item needs a space after it: ${quote(key)}.`, label: "no space", help: `Write it so:\n- ${dashed}: …`, fixes: replace("Add the space", "safe", at, `- ${dashed}`) };
  const [, name, rest] = /^([\w-]+):(.+)$/.exec(key) ?? [];
  if (name !== undefined && rest !== undefined && known.includes(name))
    return { ...common, code: "yaml/space-after-colon", message: `“${name}” needs a space after its colon.`, label: "no space after the colon", help: `Write it so:\n${name}: ${rest}`, fixes: replace("Add the space", "safe", at, `${name}: ${rest}`) };
  const plain = key.replace(/[“”„‟"«»‘’‚']/g, "");
  if (plain !== key && known.includes(plain))
    return { ...common, code: "yaml/curly-quotes", message: `The key ${quote(plain)} is written without such quotation marks.`, label: "typographic quotes", help: `Write it so:\n${plain}: …`, fixes: replace("Remove the quotation marks", "safe", at, plain) };
  const clean = key.replace(new RegExp(oddSpace.source, "g"), "").trim();
  if (clean !== key && known.includes(clean))
    return { ...common, code: "yaml/odd-character", message: `Before “${clean}” stands a space of another kind, which counts as a letter.`, label: "not a plain space", help: "Delete it and type spaces.", fixes: replace("Use plain spaces", "safe", at, key.replace(new RegExp(oddSpace.source, "g"), " ")) };
  const [, before, value] = /^([\w-]+)：(.*)$/.exec(key) ?? [];
  if (before !== undefined && known.includes(before))
    return { ...common, code: "yaml/odd-character", message: `The colon after “${before}” is another character that looks like one.`, label: "not a plain colon", help: `Write it so:\n${before}: ${value === "" ? "…" : inQuotes(value ?? "")}` };
  return undefined;
}
