/** React’s words, in development and in a build, for an object that stands among what is shown. */
const isObjectShown = (message: string): boolean =>
  /^Objects are not valid as a React child|React error #31\b/.test(message);

/** Why a block threw: a sentence for its author, without the full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!isObjectShown(message)) return message;
  const [, keys] = /\{([^}]+)\}/.exec(message) ?? [];
  return `it shows a field that is an object${keys === undefined ? "" : ` (${keys})`} by itself. A price needs <Money money={…} />, a text <Text text={…} />, a day <Moment date={…} />, from lintel/parts`;
}
