import { describe, expect, test } from "vitest";
import { checkSite } from "../check.ts";
import { decode } from "./decode.ts";

const files = { list: () => [], facts: () => undefined };
const problemsOf = (text: string): string[] =>
  checkSite(text, { files }).problems.map(({ code, message, fixes = [] }) => `${code}: ${message} ${fixes.length}`);

describe("a file of another kind is one problem without a fix", () => {
  test.each([
    [
      "a web page (HTML)",
      '<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <title>Bread: fresh</title>\n  </head>\n</html>\n',
    ],
    ["a web page (HTML)", "<html><body><pre>\nversion: 1\nsite:\n  name: Corner Bakery\n</pre></body></html>\n"],
    ["a web page (HTML or XML)", '<?xml version="1.0"?>\n<site>\n  <name>a</name>\n</site>\n'],
    ["a program", 'import React from "react";\n\nexport default function App() {\n  return <h1>Hello: you</h1>;\n}\n'],
    ["a program", "// Start\nconst port = 3000;\nserver.listen({ port: port });\n"],
    ["a program", 'import os\n\ndef main():\n    print("a: b")\n'],
    ["a program", '<?php\n$a = 1;\necho "x: y";\n'],
    ["a program", "#!/bin/sh\necho hello\n"],
    ["a style sheet", "body {\n  color: red;\n  margin: 0 auto;\n}\n"],
    ["a style sheet", '/* Colors */\n@import "a.css";\n'],
    ["formatted text (RTF)", "{\\rtf1\\ansi\\deff0\n{\\fonttbl{\\f0 Times;}}\nversion: 1\\par\n}\n"],
    ["data (JSON)", '{\n  "name": "app",\n  "version": "1.0.0",\n  "scripts": { "start": "vite" }\n}\n'],
    ["data (JSON)", '[\n  { "title": "Rye", "price": 3 }\n]\n'],
    [
      "formatted text (Markdown)",
      "# Our Bakery\n\nWelcome to the bakery: fresh bread.\n\n## Prices\n\n- Bread\n- Rolls\n",
    ],
    ["settings (TOML)", '[package]\nname = "x"\nversion = "1.0"\n\n[dependencies]\na = "1"\n'],
    [
      "a text",
      "Dear Ms Miller,\n\nthank you for your letter. We are open: from five.\n\nKind regards\nCorner Bakery\n",
    ],
    ["a PDF", "%PDF-1.7\n1 0 obj\n"],
  ])("%s", (kind, text) => {
    expect(problemsOf(text)).toEqual([`file/not-a-site-file: This is not a site file, but ${kind}. 0`]);
  });

  test("bytes of a Word document", () => {
    const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xff, 0xfe, 0x9d]);
    expect(decode(bytes, "site.yaml").problem?.message).toBe(
      "This is not a site file, but a Word document or an archive.",
    );
  });
});

test.each([
  "version: 1\nsite: { name: Corner Bakery }\n",
  "# Our site\n\nversion: 1\n",
  '{ "version": 1, "site": { "name": "a", "url": "https://a.example" }, "routes": [] }',
  '{ "version": 1, "constants": { "email": "a@b.example" } }',
  '{ "version": 1 }',
  "import: bread\n",
  "- type: hero\n",
  "site:\n  name: <b>Bakery</b>\n",
  "const: 1\n",
  "title {\n",
  "# Our site\n\n## Opening\n\ntype: hero\ntitle: Bread\n",
  "# Our site\n\nversion 1\n\nsite\n  name Corner Bakery\n",
  "Dear baker: bread\n\nversion: 1\n",
])("%j is read as a site file", (text) => {
  expect(problemsOf(text).filter((problem) => problem.includes("a site file, but"))).toEqual([]);
});
