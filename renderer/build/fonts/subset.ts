import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** `hb_memory_mode_t`: the library may write into the memory that it is given. */
const writable = 2;
/** `hb_subset_sets_t`: which features of the font to keep. */
const featureTags = 6;
/** `hb_subset_flags_t`: hints are for screens of former days, and a point between two others need not be told to move with them. */
const flags = 1 | 0x400;

/** What the styles ask for (kerning, ligatures, figures), and what letters need to be joined. */
const features = ["kern", "liga", "clig", "calt", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk", "rlig", "rvrn"];

const tagOf = (name: string): number => Buffer.from(name).readUInt32BE();

/** How far an axis of a font stays variable: its lowest and its highest value, as CSS has them (`640`, percent). */
export type Span = readonly [lowest: number, highest: number];

/** Which part of a font is kept. */
export interface FontPart {
  /** Code points. */
  readonly signs: ReadonlySet<number>;
  readonly weight: Span;
  readonly width: Span;
}

/** Cuts fonts down to what a site shows of them; weights and widths stay variable. */
export interface FontCutter {
  /** @param font an uncompressed font file (TrueType) with the axes `wght` and `wdth` */
  cut(font: Uint8Array, part: FontPart): Buffer;
}

/** HarfBuzz's subsetter: a WebAssembly module without a wrapper of its own. */
export async function loadFontCutter(): Promise<FontCutter> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { memory } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("The subsetter has no memory");

  const call = (name: string, ...values: readonly number[]): number => {
    const entry = instance.exports[name];
    if (typeof entry !== "function") throw new Error(`The subsetter has no ${name}`);
    return Number(entry(...values));
  };
  call("_initialize");

  /** One pass over a font, in which `choose` tells an input what to keep of a face. */
  const pass = (font: Uint8Array, choose: (input: number, face: number) => void): Buffer => {
    const room = call("malloc", font.length);
    new Uint8Array(memory.buffer).set(font, room);
    const blob = call("hb_blob_create", room, font.length, writable, 0, 0);
    const face = call("hb_face_create", blob, 0);
    const input = call("hb_subset_input_create_or_fail");
    call("hb_subset_input_set_flags", input, flags);
    const kept = call("hb_subset_input_set", input, featureTags);
    call("hb_set_clear", kept);
    for (const feature of features) call("hb_set_add", kept, tagOf(feature));
    choose(input, face);

    const part = call("hb_subset_or_fail", face, input);
    if (part === 0) throw new Error("The font could not be cut");
    const result = call("hb_face_reference_blob", part);
    const start = call("hb_blob_get_data", result, 0);
    const content = Buffer.from(new Uint8Array(memory.buffer, start, call("hb_blob_get_length", result)));
    for (const done of [result, blob]) call("hb_blob_destroy", done);
    for (const done of [part, face]) call("hb_face_destroy", done);
    call("hb_subset_input_destroy", input);
    call("free", room);
    return content;
  };

  return {
    cut(font, { signs, weight, width }) {
      const spans = { wght: weight, wdth: width };
      const keepSigns = (input: number): void => {
        const wanted = call("hb_subset_input_unicode_set", input);
        for (const sign of signs) call("hb_set_add", wanted, sign);
      };
      // In a pass of its own: with the signs in one, tables of signs that are not there stay.
      return pass(pass(font, keepSigns), (input, face) => {
        keepSigns(input);
        for (const [axis, [lowest, highest]] of Object.entries(spans))
          // Not a number: what is drawn without the axis stays what it is.
          call("hb_subset_input_set_axis_range", input, face, tagOf(axis), lowest, highest, Number.NaN);
      });
    },
  };
}
