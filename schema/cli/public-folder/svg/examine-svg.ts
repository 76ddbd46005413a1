import { SaxesParser, type SaxesTagNS } from "saxes";
import type { FileFault } from "../../../problem.ts";
import { activeAttribute } from "./attributes.ts";
import { loadedByCss } from "./css.ts";
import svgElements from "./elements.json" with { type: "json" };

const svgNamespace = "http://www.w3.org/2000/svg";

const allowedElements = new Set(svgElements);

/**
 * Namespaces whose elements do something in browsers. Elements of all others (what Inkscape or Illustrator note for themselves)
 * do nothing.
 */
const activeNamespaces = new Map([
  ["http://www.w3.org/1999/xhtml", "HTML"],
  ["http://www.w3.org/1998/Math/MathML", "MathML"],
  ["http://www.w3.org/1999/XSL/Transform", "a program (XSLT)"],
  ["http://www.w3.org/2001/xml-events", "a program (events)"],
  ["http://www.w3.org/2001/XInclude", "what is elsewhere"],
  ["http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul", "a program (XUL)"],
  ["http://www.mozilla.org/xbl", "a program (XBL)"],
]);

/** A document type without declarations of its own, as drawing programs write it. */
const plainDoctype = /^\s*svg(?:\s+(?:PUBLIC\s+("|')[^"'[]*\1|SYSTEM)\s+("|')[^"'[]*\2)?\s*$/;

class Fault extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/**
 * Reads an SVG document as browsers do, and looks for what it holds beside a drawing. Ours because sanitizers clean HTML: their
 * parser sees other elements than the XML parser of a browser, they let style sheets load what they like, and need a DOM.
 * @returns why it cannot be published; nothing where it is a drawing
 */
export function examineSvg(content: Uint8Array): FileFault | undefined {
  try {
    readDrawing(decode(content));
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    throw error;
  }
}

/** The text of a document. An encoding that browsers and this program might read in two ways is refused. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new Fault({ why: "damaged", detail: "It is not saved as UTF-8." });
  }
}

const isAscii = (text: string): boolean => /^[\t\n\r\u0020-\u007e]*$/.test(text);

function readDrawing(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  let closed: string | undefined;
  let style = "";
  let stylesAround = 0;
  const line = (): string => `line ${parser.line}`;
  const refuse = (what: string): never => {
    throw new Fault({ why: "active", detail: `${what} (${line()})` });
  };
  const damaged = (detail: string): never => {
    throw new Fault({ why: "damaged", detail });
  };

  parser.on("error", ({ message }) => {
    const prefix = /unbound namespace prefix: "([^"]*)"/.exec(message)?.[1];
    if (prefix !== undefined) damaged(`xmlns:${prefix} is missing (${line()}).`);
    // The parser reports the end of an element before it finds that the tag is that of another one.
    const unclosed = /unexpected close tag/.test(message)
      ? closed
      : /unclosed tag/.test(message)
        ? open.at(-1)
        : undefined;
    damaged(unclosed === undefined ? `It is no valid SVG (${line()}).` : `<${unclosed}> is not closed (${line()}).`);
  });
  parser.on("xmldecl", ({ version, encoding = "utf-8" }) => {
    if (version !== "1.0") damaged("It is no XML of version 1.0.");
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding) && !(/^(?:iso-8859-1|windows-1252)$/i.test(encoding) && isAscii(text)))
      damaged("It is not saved as UTF-8.");
  });
  parser.on("doctype", (doctype) => {
    if (!plainDoctype.test(doctype)) refuse("declarations of its own: <!DOCTYPE … [");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) refuse("a style sheet that is elsewhere");
  });
  parser.on("opentagstart", ({ name }) => open.push(name));
  parser.on("opentag", (tag: SaxesTagNS) => {
    const isRoot = open.length === 1;
    if (isRoot && tag.local === "svg" && tag.uri === "") damaged(`<svg> lacks xmlns="${svgNamespace}".`);
    const kind = activeNamespaces.get(tag.uri);
    if (kind !== undefined) refuse(kind);
    if (isRoot && (tag.local !== "svg" || tag.uri !== svgNamespace)) damaged("It is no SVG.");
    if (tag.uri === svgNamespace && !allowedElements.has(tag.local))
      refuse(/^script$/i.test(tag.local) ? "a program: <script>" : `<${tag.local}>`);
    for (const attribute of Object.values(tag.attributes)) {
      const active = activeAttribute(tag, attribute);
      if (active !== undefined) refuse(active);
    }
    if (tag.local === "style") stylesAround += 1;
  });
  const addStyle = (part: string): void => {
    if (stylesAround > 0) style += part;
  };
  parser.on("text", addStyle);
  parser.on("cdata", addStyle);
  parser.on("closetag", ({ local }) => {
    closed = open.pop();
    if (local !== "style") return;
    stylesAround -= 1;
    // All of a style counts as one, whatever elements stand in it.
    const loaded = loadedByCss(style);
    if (loaded !== undefined) refuse(`what is elsewhere: ${loaded.slice(0, 30)}`);
    if (stylesAround === 0) style = "";
  });
  parser.write(text).close();
}
