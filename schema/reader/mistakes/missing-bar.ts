/** The words for a long text that is below its key, without the bar after the colon. */
export const missingBar = (key: string) =>
  ({
    code: "yaml/wrapped-text",
    message: `A bar is missing after “${key.slice(0, 24)}:”, because its text has several lines.`,
    label: "no bar after the colon",
    title: "Write the bar",
    safety: "review",
    help: `Write it so, with the text below it:\n${key}: |`,
  }) as const;
