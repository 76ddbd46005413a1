/** CSS with its escapes resolved and without its comments: `\75rl(a)` and `u\rl(a)` are `url(a)`. */
const plainCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, character?: string) =>
      code === undefined ? (character ?? "") : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );

/** What a URL in a style may lead to: an element of the drawing, or a picture of pixels or a font inside of it. */
const inside =
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font|application\/octet-stream))/i;

/** Further ways of CSS to load something: they take a URL as plain text. */
const otherLoads = /@import\b|(?<![\w-])(?:-webkit-)?(?:image-set|image|src|cross-fade)\(/i;

/** @returns the first `url(…)` of a value that leads out of the drawing */
export function outerUrl(value: string): string | undefined {
  for (const [, quote, quoted, bare] of plainCss(value).matchAll(/url\(\s*(?:(["'])([\s\S]*?)\1|([^)]*))/gi)) {
    const url = (quote === undefined ? bare : quoted)?.trim() ?? "";
    if (!inside.test(url)) return url;
  }
  return undefined;
}

/** @returns what a style loads from outside of the drawing: a URL, or the words that load it */
export const loadedByCss = (css: string): string | undefined => otherLoads.exec(plainCss(css))?.[0] ?? outerUrl(css);
