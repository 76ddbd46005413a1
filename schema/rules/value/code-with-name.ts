import { file } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const site = (code: string) =>
  file(`
    version: 1
    site:
      name: Corner Bakery
      url: https://bakery.example
      verification: { google: ${code} }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, body: Fresh bread every day. }
  `);

/** What services write before their code: `google-site-verification=`, `MS=` of a domain’s record, `content=`. */
const name =
  /^[a-z][a-z0-9.-]*(?:verif|verify|validate|content|ms|code|id|token)[a-z0-9.-]*=(?=[\w.-]{4})|^(?:MS|content|code|id)=(?=[\w.-]{4})/i;

/** A code of a service stands alone. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/code-with-name",
    severity: "error",
    what: "The code of a service has its name before it, or is the name of a file.",
    why: "The service looks for the code alone, and would not find it.",
    bad: site("google-site-verification=abc123def456"),
    good: site("abc123def456"),
  },
  *find({ inventory, source, correct }) {
    for (const { path, value } of inventory.of("token")) {
      if (typeof value !== "string") continue;
      const written = name.exec(value)?.[0];
      const isFile = /\.(?:html?|xml|txt)$/i.test(value);
      if (written === undefined && !isFile) continue;
      const code = value.slice(written?.length ?? 0);
      yield {
        message: isFile
          ? "This is the name of a file, not the code of the service."
          : `The code begins behind “${written ?? ""}”.`,
        label: isFile ? "the name of a file" : "not part of the code",
        help: isFile
          ? "Let the service show the code for a <meta> tag, and write what stands there behind “content”."
          : `Write the code alone: ${code}`,
        range: source.locateInside(path, 0, isFile ? value.length : (written ?? "").length),
        at: path,
        fixes: isFile ? [] : correct(path, 0, value.length, code, "safe"),
      };
    }
  },
};
