/** The rules of a media query, without the query: `@media (…) { RULES }`. */
const darkRules = /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/** A drawing as it looks on dark ground: what it says for dark surroundings holds always. */
export const darkSvg = (svg: string): string => svg.replace(darkRules, "$1");
