/** The rules of a media query, without the query: `@media (…) { RULES }`. */
const darkRules = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/** An SVG as it looks on a dark background: its rules for dark color schemes hold always. */
export const darkSvg = (svg: string): string => svg.replace(darkRules, "$1");
