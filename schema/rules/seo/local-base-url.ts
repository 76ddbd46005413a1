import type { Check } from "../rule.ts";

const local =
  /^https?:\/\/(?:localhost(?:[:/]|$)|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|[^/:]+\.local(?:host)?(?:[/:]|$))/i;

/** The site's address is the one that visitors use. */
export const check: Check = {
  codes: ["seo/local-base-url"],
  *run({ at, source }) {
    const path = ["site", "url"];
    const url = at(path);
    if (typeof url !== "string" || !local.test(url)) return;
    yield {
      code: "seo/local-base-url",
      severity: "warning",
      message: "This address works on your own computer only.",
      label: "not for visitors",
      help: "Write the address that the site is published at: https://www.example.com.",
      range: source.locate(path),
      at: path,
    };
  },
};
