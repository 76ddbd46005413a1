import { expect, test } from "vitest";
import { rule } from "./local-base-url.ts";
import { found } from "../testing/try-rule.ts";

test.each(["https://bakery.example", "https://localhost.example", "https://10things.example"])(
  "%s is silent",
  (url) => {
    expect(found(rule, `site: { url: "${url}" }`)).toEqual([]);
  },
);

test.each(["http://localhost:5173", "http://127.0.0.1", "https://mac.local/x", "http://192.168.1.4"])(
  "%s is local",
  (url) => {
    expect(found(rule, `site: { url: "${url}" }`)).toEqual([`seo/local-base-url: "${url}"`]);
  },
);
