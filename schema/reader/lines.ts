/* What is asked of a line of a site file that may not be readable as YAML. */

/** How many spaces a line begins with. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether nothing but a comment is on a line. */
export const isBlankLine = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);
