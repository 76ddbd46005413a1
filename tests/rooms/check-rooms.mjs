/**
 * Part of `npm run lint`: every import follows an arrow of arrows.mjs, no import leads back to its file, no folder is too
 * full, and no word of words.mjs stands in code, comments or docs. Type-only imports count. Tests and configuration may
 * import everything.
 *
 * It checks the working directory.
 */
import { rooms } from "./arrows.mjs";
import { findFiles, readText } from "./files.mjs";
import { checkFolders } from "./folders.mjs";
import { checkImports } from "./imports.mjs";
import { checkWords } from "./words.mjs";

const files = findFiles();
const problems = [
  ...checkImports(
    files.filter((file) => /^(?:schema|renderer|blocks)\//.test(file)),
    rooms,
    readText,
  ),
  ...checkFolders(files),
  ...checkWords(files, readText),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
