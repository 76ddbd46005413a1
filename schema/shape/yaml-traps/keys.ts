import { quote } from "../../language/words.ts";
import { replace } from "../explain/fixes.ts";
import type { Path, Problem } from "../../problem.ts";
import { oddColon, oddSpace, unseen } from "../../reader/mistakes/odd-space.ts";
import type { TreeSource } from "../../reader/source.ts";

/** A key that is unknown only for the way it is written. */
export interface OddKey {
  readonly problem: Problem;
  /** The key that is meant. */
  readonly meant: string;
  /** The value that became part of the key. */
  readonly value?: string;
}

/** `-title`, `title:Home` or `title = Home` in braces, `“title”`, a hard space. */
export function oddKey(source: TreeSource, path: Path, known: readonly string[]): OddKey | undefined {
  const key = String(path.at(-1));
  const pair = source.pair(path);
  if (!pair) return undefined;
  const at = { start: pair.key.start, end: pair.key.end };
  const common = { severity: "error", range: source.rangeAt(at.start, at.end), at: path } as const;

  const dashed = /^-(?=[\p{L}"'])(.*)$/u.exec(key)?.[1];
  if (dashed !== undefined && known.includes(dashed))
    return {
      meant: dashed,
      problem: {
        ...common,
        code: "yaml/dash-space",
        message: `A dash that begins an item needs a space after it: ${quote(key)}.`,
        label: "no space",
        help: `Write it so:\n- ${dashed}: …`,
        fixes: replace("Add the space", "safe", at, `- ${dashed}`),
      },
    };

  const [, name = "", separator = "", value = ""] = /^([\w-]+)(\s*:\s*|\s*=\s*|[：∶꞉]\s*|\s+)(.+)$/.exec(key) ?? [];
  const isEmpty = pair.value.kind === "scalar" && pair.value.value === null;
  if (known.includes(name) && (isEmpty || oddColon.test(separator))) {
    // A space of another kind, which parts nothing: one correction for all of the file is tried afterwards.
    const isOdd = separator.startsWith(":") && separator !== ":";
    const isGlued = separator === ":";
    const isMoved = /^\s+:/.test(separator);
    const isBare = isMoved || separator.includes("=") || separator.trim() === "";
    const message = isOdd
      ? `The space after “${name}:” is not a plain one.`
      : isGlued
        ? `“${name}” needs a space after its colon.`
        : isMoved
          ? `The colon of “${name}” stands behind the space, not before it.`
          : isBare
            ? `“${name}” needs a colon after it.`
            : `The colon after “${name}” is another character that looks like one.`;
    const code = isGlued ? "yaml/space-after-colon" : isBare ? "yaml/missing-colon" : "yaml/odd-character";
    return {
      meant: name,
      value,
      problem: {
        ...common,
        code,
        message,
        label: isOdd ? "not a plain space" : isGlued ? "no space after the colon" : "no plain colon",
        help: `Write it so:\n${name}: ${value}`,
        fixes: isOdd ? [] : replace(isGlued ? "Add the space" : "Write a colon", "safe", at, `${name}: ${value}`),
      },
    };
  }

  const plain = key.replace(/[“”„‟"«»‹›‘’‚'＂＇]/g, "");
  if (plain !== key && known.includes(plain))
    return {
      meant: plain,
      problem: {
        ...common,
        code: "yaml/curly-quotes",
        message: `The key ${quote(plain)} is written without such quotation marks.`,
        label: "typographic quotes",
        help: `Write it so:\n${plain}: …`,
        fixes: replace("Remove the quotation marks", "safe", at, plain),
      },
    };

  const odd = new RegExp(oddSpace.source, "g");
  const clean = key.replace(odd, "").trim();
  if (clean !== key && known.includes(clean)) {
    const first = Math.max(0, key.search(oddSpace));
    const isSeen = !unseen.test(key.charAt(first));
    return {
      meant: clean,
      problem: {
        ...common,
        range: source.rangeAt(at.start + first, at.start + first + 1),
        code: "yaml/odd-character",
        message: `A ${isSeen ? "space of another kind" : "character that nobody sees"} counts as a letter of the key “${clean}”.`,
        label: isSeen ? "not a plain space" : "not visible",
        help: "Delete it. It often comes along when text is copied from another program.",
        fixes: replace(isSeen ? "Use plain spaces" : "Delete the character", "safe", at, clean),
      },
    };
  }
  return undefined;
}
