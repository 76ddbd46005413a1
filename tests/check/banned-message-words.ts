/** Words that no message holds: the checker's reader does not program, and nobody is blamed or begged. */
export const bannedMessageWords =
  /\b(?:oneOf|anyOf|allOf|additionalProperties|instancePath|must NOT have|must match|undefined|NaN|scalars?|mappings?|flow|implicit key|invalid|illegal|forbidden|please|sorry|oops)\b|\[object|\]\*|[a-z]!|"\/\w+\/|\\d|^\s+at /im;
