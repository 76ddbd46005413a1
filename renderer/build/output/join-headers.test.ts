import { expect, test } from "vitest";
import { joinHeaders } from "./join-headers.ts";

const built = `/*
  Content-Security-Policy: default-src 'none'
  X-Frame-Options: DENY

/pricing/*
  Cache-Control: no-cache
`;

test("rules for other paths are added, comments left out", () => {
  expect(joinHeaders(built, "# ours\n/files/*\r\n\tX-Robots-Tag: noindex\r\n")).toBe(
    `${built}\n/files/*\n  X-Robots-Tag: noindex\n`,
  );
});

test("rules for the same path are one, and the author’s headers count", () => {
  expect(
    joinHeaders(
      built,
      "/*\n  x-frame-options: SAMEORIGIN\n  Link: </a.css>; rel=preload\n  Link: </b.css>; rel=preload\n",
    ),
  ).toBe(`/*
  Content-Security-Policy: default-src 'none'
  x-frame-options: SAMEORIGIN
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload

/pricing/*
  Cache-Control: no-cache
`);
});

test("a header can be taken away", () => {
  expect(joinHeaders(built, "/pricing/*\n  ! Cache-Control\n")).toContain("/pricing/*\n  ! Cache-Control\n");
});

test("an empty file changes nothing", () => {
  expect(joinHeaders(built, "\n# nothing\n  stray: line\n")).toBe(built);
});
