/** The words for `title :Home`. */
export const movedColon = (key: string) =>
  ({
    message: `The colon of “${key}” stands behind the space, not before it.`,
    label: "a space before the colon",
    title: "Move the space",
  }) as const;

/** The words for a key without its colon; where the colon goes is the rule's to say. */
export const missingColon = (key: string, start: number) =>
  ({
    code: "yaml/missing-colon",
    message: `“${key}” needs a colon after it.`,
    label: "no colon",
    start,
    end: start + key.length,
    title: "Add the colon",
    safety: "review",
  }) as const;
