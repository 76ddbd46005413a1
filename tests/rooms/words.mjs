/**
 * Words that the code has left behind, and what is written instead. Only words that cannot be ordinary English here.
 * docs/glossary.md has the words of the domain.
 *
 * @type {readonly (readonly [pattern: RegExp, instead: string])[]}
 */
const words = [
  // “he” in quotes, and he-IL, are the Hebrew language.
  [/(?<!")\b(?:he|she)\b(?!["-])/, "they"],
  [/\b(?:his|her|hers)\b/, "their"],
  [/\bEffort\b/, "ParseBudget"],
  [/\bisSpent\b/, "exhausted"],
  [/\bwithMore\b/, "extend"],
  [/\b(?:most|fewest)[A-Z]\w*/, "max…, min…"],
  [/\b(?:mended|isMended)\b/, "repaired"],
  [/\b[Ss]lips?\b/, "mistake"],
  [/\bbringHome\b/, "moveToParent"],
  [/\blostLine\b/, "findMissingLine"],
  [/\b(?:bury|buried|isBuried)\b/, "suppress"],
  [/\b(?:tidy|tidied)\b/, "finalizeProblems"],
  [/\bWish\b/, "Command"],
  [/\bWrongUse\b/, "UsageError"],
  [/\b[Cc]rew\b/, "WorkerPool"],
  [/\b(?:heard|isHeard)\b/, "onceMessage"],
  [/\bKeptFiles\b/, "FileCache"],
  [/\b[Ll]ettering\b/, "text outlines"],
  [/\bletterNext\b/, "applyWebFont"],
  [/\binSteps\b/, "incremental"],
  [/\bunless told\b/, "by default"],
];

/** Texts that people write for visitors, data, and a list of codes of languages, of which one is “he”. */
const isChecked = (/** @type {string} */ file) =>
  /^(?:schema|renderer|blocks|tests|docs)\/.*\.(?:ts|tsx|mts|mjs|cjs|css|md)$|^[^/]+\.(?:ts|md)$/.test(file) &&
  !/^tests\/(?:rooms|corpus|sites)\/|^schema\/language\/types\.ts$|^renderer\/model\/show-fields\.ts$|^renderer\/model\/labels\/labels\.test\.ts$|^docs\/sections\.md$/.test(
    file,
  );

/**
 * Finds banned words, one problem a line.
 * @param {readonly string[]} files
 * @param {(file: string) => string} readText
 * @returns {string[]}
 */
export const checkWords = (files, readText) =>
  files.filter(isChecked).flatMap((file) =>
    readText(file)
      .split("\n")
      .flatMap((line, index) =>
        words.flatMap(([pattern, instead]) => {
          const word = pattern.exec(line)?.[0];
          return word === undefined ? [] : [`${file}:${index + 1}: write “${instead}” instead of “${word}”.`];
        }),
      ),
  );
