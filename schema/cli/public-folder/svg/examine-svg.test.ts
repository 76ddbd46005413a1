import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { FileFault } from "../../../problem.ts";
import { examineSvg } from "./examine-svg.ts";

const examine = (text: string): FileFault | undefined => examineSvg(Buffer.from(text));

/** A drawing with this inside. */
const drawing = (inside: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="3" ${attributes}>${inside}</svg>`;

test.each(["public/art", "tests/sites/bakery/public/art"])("the drawings of %s are fine", (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(examineSvg(readFileSync(join(folder, name))), name).toBeUndefined();
});

test.each([
  ["a byte-order mark", `\ufeff${drawing("")}`],
  ["a declaration", `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- made by hand -->${drawing("")}`],
  [
    "a document type",
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing("")}`,
  ],
  ["a prefix for all", '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ["what another encoding writes alike", `<?xml version="1.0" encoding="iso-8859-1"?>${drawing("<path/>")}`],
  [
    "references to its own parts",
    drawing('<g id="a"/><use xlink:href="#a"/><path fill="url(#b)" style="fill:url( \'#b\' )"/>'),
  ],
  [
    "a picture of pixels",
    drawing('<image href="data:image/png;base64,AAAA"/><image xlink:href=" data:image/jpeg;base64,AA "/>'),
  ],
  ["a style", drawing("<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } } /* url(a.png) */</style>")],
  ["a font", drawing("<style><![CDATA[@font-face { src: url(data:font/woff2;base64,AAAA) }]]></style>")],
  ["an animation", drawing('<circle r="1"><animate attributeName="r" to="2" begin="click"/></circle>')],
  ["a link", drawing('<a href="https://mill.example/"><text>Mill</text></a><a xlink:href="#top"/>')],
  ["words about programs", drawing('<title>javascript: the onload script</title><g id="javascript" class="on"/>')],
  ["characters by number", drawing("<text>&#x41;&amp;&lt;script&gt;</text>")],
  [
    "what Inkscape notes",
    drawing(
      '<i:namedview onclick="no" i:label="javascript: x" href="#a"><i:grid/></i:namedview><metadata><r:RDF r:about="https://a.example"/></metadata>',
      'xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
    ).replace(' onclick="no"', ""),
  ],
])("a drawing with %s is fine", (_, text) => {
  expect(examine(text)).toBeUndefined();
});

test.each([
  ["<rect>", "<rect> is not closed (line 1)."],
  ["\n<g>\n<rect></g>", "<rect> is not closed (line 3)."],
  ["<path d=1/>", "It is no valid SVG (line 1)."],
  ['<path id="a" id="b"/>', "It is no valid SVG (line 1)."],
  ["&nbsp;", "It is no valid SVG (line 1)."],
  ['<path inkscape:label="a"/>', "xmlns:inkscape is missing (line 1)."],
])("%s is damaged", (inside, detail) => {
  expect(examine(drawing(inside))).toEqual({ why: "damaged", detail });
});

test.each([
  ["", /no valid SVG/],
  ["no drawing", /no valid SVG/],
  ['<svg width="4" height="3"/>', /lacks xmlns="http:\/\/www\.w3\.org\/2000\/svg"/],
  ["<html><svg/></html>", /no SVG/],
  [drawing("").slice(0, -4), /is not closed/],
  [`${drawing("")}${drawing("")}`, /no valid SVG/],
  [`<?xml version="1.0" encoding="utf-7"?>${drawing("")}`, /UTF-8/],
  [`<?xml version="1.0" encoding="iso-8859-1"?>${drawing("ü")}`, /UTF-8/],
  [`<?xml version="1.1"?>${drawing("")}`, /version/],
])("a file that begins %s is damaged", (text, detail) => {
  expect(examine(text)).toMatchObject({ why: "damaged", detail: expect.stringMatching(detail) });
});

test("other encodings and packed files are damaged", () => {
  for (const bytes of [
    Buffer.from(drawing("ü"), "latin1"),
    Buffer.from(`\ufeff${drawing("<script/>")}`, "utf16le"),
    gzipSync(drawing("")),
  ])
    expect(examineSvg(bytes)).toMatchObject({ why: "damaged" });
});

const html = 'xmlns:h="http://www.w3.org/1999/xhtml"';

test.each([
  ["a script", "<script>x()</script>"],
  ["a script after half a megabyte", `<desc>${"x".repeat(600_000)}</desc><script/>`],
  ["a script with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>'],
  ["a script whose prefix is bound far above", `<g xmlns:s="http://www.w3.org/2000/svg"><g><s:script/></g></g>`],
  ["a script of HTML", `<h:script ${html}>x()</h:script>`],
  ["HTML", '<p xmlns="http://www.w3.org/1999/xhtml">a</p>'],
  ["capital letters", "<SCRIPT/>"],
  ["a foreign object", "<foreignObject><p/></foreignObject>"],
  ["a frame", `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;"/></foreignObject>`],
  ["MathML", '<math xmlns="http://www.w3.org/1998/Math/MathML"/>'],
  ["an unknown element", "<handler/>"],
  ["a handler", '<g onclick="x()"/>'],
  ["a handler in capitals", '<g OnClick="x()"/>'],
  ["a handler of an animation", '<animate onbegin="x()"/>'],
  ["a link that is code", '<a href="javascript:x()"/>'],
  ["a link that is code, with a prefix", '<a xlink:href="javascript:x()"/>'],
  ["a link that is code, with another prefix", '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:x()"/>'],
  ["a link that is code, with blanks", '<a href=" java&#10;script&#58;x()"/>'],
  ["a link that is code, in capitals", '<a href="JavaScript:x()"/>'],
  ["a link that is a page of code", '<a href="data:text/html,x"/>'],
  ["a link that is a file", '<a href="file:///etc/passwd"/>'],
  ["an animation of a link", '<a><animate attributeName="href" to="javascript:x()"/></a>'],
  ["an animation of a link, with a prefix", '<a><set attributeName="xlink:href" to="javascript:x()"/></a>'],
  ["an animation of a handler", '<set attributeName="onclick" to="x()"/>'],
  ["an animation of what is loaded", '<set attributeName="fill" to="url(https://a.example/b.svg#c)"/>'],
  ["elements of elsewhere", '<use href="https://a.example/b.svg#c"/>'],
  ["elements of another file", '<use xlink:href="b.svg#c"/>'],
  ["elements in a URL", '<use href="data:image/svg+xml,%3Csvg%3E#a"/>'],
  ["a picture of elsewhere", '<image href="//a.example/b.png"/>'],
  ["a drawing in a URL", '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ["a drawing in a URL, in capitals", '<image xlink:href="DATA:IMAGE/SVG+XML,x"/>'],
  ["a picture for a filter", '<feImage href="https://a.example/b.png"/>'],
  ["an imported style", "<style>@import 'https://a.example/b.css';</style>"],
  ["an imported style, with escapes", "<style>@\\69mport 'b.css';</style>"],
  ["an imported style, in pieces", "<style>@im<![CDATA[port 'b.css';]]></style>"],
  ["an imported style, around an element", "<style><style/>@im<desc/>port 'b.css';</style>"],
  ["a style that loads a picture", "<style>rect { fill: url(https://a.example/b.svg#c) }</style>"],
  ["a style that loads a picture, with escapes", "<style>rect { fill: u\\72l(b.png) }</style>"],
  ["a style that loads a picture, by a set", "<style>a { background: image-set('b.png' 1x) }</style>"],
  ["a style that loads a font", "<style>@font-face { src: url('https://a.example/b.woff2') }</style>"],
  ["a style attribute", `<g style="fill: url(&quot;https://a.example/b.svg#c&quot;)"/>`],
  ["an attribute that loads", '<g filter="url(b.svg#c)"/>'],
  ["another base", '<g xml:base="https://a.example/"><use href="#a"/></g>'],
  ["a ping", '<a href="#a" ping="https://a.example/"/>'],
  ["an inclusion", '<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="#a"/>'],
])("%s is active", (_, inside) => {
  const fault = examine(drawing(inside));
  expect(fault).toMatchObject({ why: "active", detail: expect.stringMatching(/ \(line 1\)$/) });
  expect(fault?.detail.length).toBeLessThan(60);
});

test.each([
  ["a style sheet", `<?xml-stylesheet href="a.css"?>${drawing("")}`],
  ["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("&a;")}`],
  ["an entity of elsewhere", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing("&a;")}`],
  ["default attributes", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${drawing("")}`],
  ["another document type", `<!DOCTYPE html>${drawing("")}`],
  ["HTML as the root", '<html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'],
  ["a handler at the root", drawing("", 'onload="x()"')],
])("%s is active", (_, text) => {
  expect(examine(text)).toMatchObject({ why: "active" });
});

test("what comes before a mistake is reported first, because browsers run it", () => {
  expect(examine(drawing("<script/><rect>"))).toMatchObject({ why: "active" });
});
