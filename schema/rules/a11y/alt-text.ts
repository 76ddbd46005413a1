import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";

/** Every picture says in words what it shows, unless it only decorates. */
export const check: Check = {
  codes: ["a11y/missing-alt", "a11y/filename-alt"],
  *run({ inventory, source, isBroken }) {
    for (const { path, value } of inventory.of("image")) {
      if (!isMap(value)) continue;
      const { alt, decorative, src } = value;
      // What is broken is reported where it stands, and may be the words that are missing.
      const isKnown = alt === undefined ? !isBroken(path) && decorative !== null : typeof alt === "string";
      if (!isKnown || decorative === true) continue;
      if (typeof alt !== "string" || alt.trim() === "") {
        const at = typeof alt === "string" ? [...path, "alt"] : path;
        yield {
          code: "a11y/missing-alt",
          severity: "error",
          message: "This picture has no words for people who do not see it.",
          label: "no “alt”",
          help: "Say what it shows, or write “decorative: true” if it only decorates:\nalt: A store with full shelves",
          range: typeof alt === "string" ? source.locate(at, "pair") : source.locate(path, "key"),
          at,
        };
        continue;
      }
      const name = typeof src === "string" ? src.slice(src.lastIndexOf("/") + 1).replace(/\.\w+$/, "") : "";
      if (!/\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt) && !(alt === name && /[-_\d]/.test(name))) continue;
      yield {
        code: "a11y/filename-alt",
        severity: "warning",
        message: "These words are the name of a file, not what the picture shows.",
        label: "a file name",
        help: "Say in a few words what one sees.",
        range: source.locate([...path, "alt"]),
        at: [...path, "alt"],
      };
    }
  },
};
