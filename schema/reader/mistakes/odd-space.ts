/** Characters that nobody sees. */
export const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/;

/** Spaces that look like a space and are none, or are not seen at all. */
export const oddSpace = /[\u00a0\u00ad\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/;

/** Characters that look like the colon behind a key, and like the bar before a long text. */
export const oddColon = /[：∶꞉]/;
export const oddBar = /[｜¦∣│ǀ❘]/;

/** Such a bar, alone above a text. */
export const oddBarAlone = new RegExp(`^(${oddBar.source})[-+]?[ \\t]*\\r?\\n`);

/** Words before the bar, or another symbol in its place, alone on the line of the key above a text. */
export const barNotAloneLine = /^(?:(?<words>\S(?:[^\n|]*[^\s|])?)[ \t]+\|[-+]?|(?<symbol>[/\\!]))[ \t]*\r?\n/;
