/** Characters of a text, the end behind the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text is no JSON, and why, as the rest of a sentence. */
export interface JsonFault extends Span {
  readonly reason: string;
}

/** Where each value of a JSON text stands, by its JSON pointer; or its first mistake. */
export type JsonText =
  | { readonly places: ReadonlyMap<string, Span>; readonly fault?: undefined }
  | { readonly places?: undefined; readonly fault: JsonFault };

/**
 * Finds the values of a JSON text. `JSON.parse` names no place for most mistakes, and for none of the values.
 */
export function readJsonText(text: string): JsonText {
  const reader = new JsonReader(text);
  try {
    reader.whole();
    return { places: reader.places };
  } catch (error) {
    if (error instanceof FaultError) return { fault: error.fault };
    throw error;
  }
}

class FaultError extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

class JsonReader {
  readonly places = new Map<string, Span>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#value("");
    if (this.#next() !== "") this.#fail("something stands behind its end");
  }

  /** The next character that is no blank; none at the end. */
  #next(): string {
    this.#at += this.#match(/[ \t\r\n]*/y).length;
    if (/^\/[/*]/.test(this.#text.slice(this.#at, this.#at + 2))) this.#fail("JSON has no comments", this.#at + 2);
    return this.#text.charAt(this.#at);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? "";
  }

  #fail(reason: string, end = this.#at + 1, start = this.#at): never {
    throw new FaultError({ reason, start, end });
  }

  #value(pointer: string): void {
    const character = this.#next();
    const start = this.#at;
    if (character === "{") this.#members("}", () => this.#member(pointer));
    else if (character === "[") {
      let index = 0;
      this.#members("]", () => this.#value(`${pointer}/${index++}`));
    } else if (character === '"') this.#string();
    else this.#word();
    this.places.set(pointer, { start, end: this.#at });
  }

  /** What stands between brackets, with commas between. */
  #members(end: string, member: () => void): void {
    const open = this.#at++;
    let comma: number | undefined;
    for (let character = this.#next(); character !== end; character = this.#next()) {
      if (character === "") this.#fail(`the ${this.#text.charAt(open)} here is not closed by a ${end}`, open + 1, open);
      member();
      const last = this.#at;
      const after = this.#next();
      comma = after === "," ? this.#at++ : undefined;
      if (comma === undefined && after !== end && after !== "")
        this.#fail("a comma is missing after this", last, last - 1);
    }
    if (comma !== undefined) this.#fail(`the comma before ${end} is one too many`, comma + 1, comma);
    this.#at += 1;
  }

  #member(pointer: string): void {
    if (this.#next() !== '"') {
      const key = this.#match(/[\w$-]+/y);
      this.#fail("a key in double quotes belongs here", this.#at + Math.max(1, key.length));
    }
    const start = this.#at;
    const key = this.#string();
    if (this.#next() !== ":") this.#fail("a colon is missing after this key", start + key.length, start);
    this.#at += 1;
    this.#value(`${pointer}/${key.slice(1, -1).replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }

  #string(): string {
    const written = this.#match(/"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
    if (written === "") {
      const begun = this.#match(/"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y).length;
      if (this.#text.charAt(this.#at + begun) === "\\")
        this.#fail("a backslash has to be written twice", this.#at + begun + 2, this.#at + begun);
      this.#fail("the closing quote of this text is missing", this.#at + begun);
    }
    this.#at += written.length;
    return written;
  }

  #word(): void {
    const word = this.#match(/[^\s,:{}[\]"]+/y);
    if (word === "") this.#fail(this.#at >= this.#text.length ? "it ends too early" : "a value is missing here");
    if (!/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word))
      this.#fail("a text stands in double quotes", this.#at + word.length);
    this.#at += word.length;
  }
}
