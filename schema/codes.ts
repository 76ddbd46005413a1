import { checks } from "./checks/index.ts";

/** The codes of the way a file is written and of its shape. */
const own = {
  file: ["not-found", "is-folder", "empty", "encoding", "control-character", "direction-character", "too-big", "too-deep", "not-a-site-file"],
  yaml: [
    "merge-conflict", "tab", "indentation", "space-after-colon", "missing-colon", "colon-in-text", "unclosed-quote", "quote-inside-quotes", "text-after-quote", "text-needs-quotes", "hash-is-comment", "hash-cuts-text",
    "braces-need-quotes", "brackets-need-quotes", "curly-quotes", "dash-space", "missing-dash", "list-marker", "list-on-key-line", "unclosed-bracket", "wrapped-text", "swallowed-line", "odd-character", "comment-style",
    "bad-escape", "duplicate-key", "many-documents", "not-supported", "syntax",
  ],
  shape: [
    "unknown-key", "misplaced-key", "key-of-other-type", "missing-key", "unknown-type", "missing-type", "empty-value", "empty-item", "empty-list", "list-instead-of-keys", "list-instead-of-text", "keys-instead-of-list",
    "keys-instead-of-text", "text-instead-of-list", "text-instead-of-keys", "too-many-items", "too-few-items",
  ],
  value: ["number-as-text", "needs-quotes", "not-allowed", "boolean-word", "out-of-range", "bad-anchor", "bad-path", "bad-key", "bad-date", "bad-language", "bad-currency"],
  constant: ["bad-name"],
  link: ["malformed"],
  theme: ["bad-color"],
  security: ["dangerous-key"],
  suppress: ["unknown-code", "unused", "no-reason"],
};

/** Every code that a problem may have. */
export const allCodes: ReadonlySet<string> = new Set([...Object.entries(own).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)), ...checks.flatMap(({ codes }) => codes)]);
