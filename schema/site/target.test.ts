import { expect, test } from "vitest";
import { readTarget } from "./target.ts";

test.each([
  ["/", "/"],
  ["/pricing", "/pricing"],
  ["/pricing/", "/pricing"],
  ["/products/sales", "/products/sales"],
  [" /a ", "/a"],
])("%j is a page of this site", (written, path) => {
  expect(readTarget(written)).toEqual({ kind: "page", path });
});

test.each([
  ["https://example.com", "https://example.com/"],
  ["http://example.com/a b", "http://example.com/a%20b"],
  ["HTTPS://example.com", "https://example.com/"],
  ["mailto:a@b.example?subject=Start free trial", "mailto:a@b.example?subject=Start%20free%20trial"],
  ["mailto:a@b.example?subject=Ticket #5, 10% off", "mailto:a@b.example?subject=Ticket%20%235,%2010%25%20off"],
  ["tel:+91 00000 00000", "tel:+910000000000"],
  ["tel:+49-30-123456;ext=12", "tel:+4930123456;ext=12"],
  ["tel:+44 (0)20 7946 0000", "tel:+442079460000"],
  ["tel:(0)20 7946 0000", "tel:02079460000"],
  ["tel:+49 171/9601450", "tel:+491719601450"],
  ["mailto:a@b.example,c@d.example?cc=e@f.example", "mailto:a@b.example,c@d.example?cc=e@f.example"],
  ["mailto:?body=Look at this", "mailto:?body=Look%20at%20this"],
])("%j leads outside", (written, url) => {
  expect(readTarget(written)).toMatchObject({ kind: "outside", url });
});

test.each([
  ["", "empty"],
  ["#/pricing", "hash"],
  ["/#/pricing", "hash"],
  ["/pricing#plans", "hash"],
  ["/pricing?x=1", "query"],
  ["//example.com", "protocol-relative"],
  ["/\\example.com", "protocol-relative"],
  ["/\t/example.com", "protocol-relative"],
  ["javascript:alert(1)", "scheme"],
  ["java\nscript:alert(1)", "scheme"],
  ["\u0001javascript:alert(1)", "scheme"],
  ["JAVASCRIPT :alert(1)", "scheme"],
  ["data:text/html,x", "scheme"],
  ["vbscript:x", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["ftp://a.example", "scheme"],
  ["hello@bakery.example", "mail"],
  ["+91 00000 00000", "phone"],
  ["www.example.com", "host"],
  ["example.com/a", "host"],
  ["pricing", "relative"],
  ["../pricing", "relative"],
  ["index.html", "relative"],
  ["see here", "malformed"],
  ["/pri\u200bcing", "malformed"],
  ["https://exam\nple.com", "malformed"],
  ["/see here", "malformed"],
  ["mailto:nobody", "malformed"],
  ["mailto:a@b.example,nobody", "malformed"],
  ["tel:call me", "malformed"],
  ["tel:+49-30-123456;ext=me", "malformed"],
  ["mailto:?", "malformed"],
  ["https:/example.com", "malformed"],
  ["https://", "malformed"],
  ["https://exa mple.com", "malformed"],
])("%j is refused: %s", (written, why) => {
  expect(readTarget(written)).toMatchObject({ kind: "refused", why });
});
