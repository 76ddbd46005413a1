import type { Check } from "../rule.ts";

/** The site has a page at “/”. */
export const check: Check = {
  codes: ["link/no-start-page"],
  *run({ pages, source }) {
    if (!pages.isComplete || pages.pages.some(({ path }) => path === "/")) return;
    const hidden = pages.hidden.find(({ path }) => path === "/");
    const at = hidden ? [...hidden.at, "hidden"] : ["routes"];
    yield {
      code: "link/no-start-page",
      severity: "error",
      message: hidden ? "The start page is hidden: visitors would find nothing." : "The site has no start page.",
      label: hidden ? "hides the start page" : "no page with “path: /”",
      help: hidden ? "Delete this line." : "Give the first page the path of the start page:\npath: /",
      range: source.locate(at, hidden ? "pair" : "key"),
      at,
    };
  },
};
