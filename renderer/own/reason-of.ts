/** React’s words, in development and in a build, for an object that stands among what is shown. */
const isObjectShown = (message: string): boolean =>
  /^Objects are not valid as a React child|React error #31\b/.test(message);

/** A part that gets what it cannot show throws after the block has returned: the block is not in the stack. */
const isThrownByPart = (error: unknown): boolean =>
  error instanceof TypeError && !/[/\\]blocks[/\\]/.test(error.stack ?? "");

const aboutParts =
  'A component of lintel/parts got a value of another kind, or none. <Text text={…} /> takes a field with "part": "text", <Link href={…}> one with "part": "link". A field that may be left out needs a condition: {note && <Text text={note} />}';

/** Why a block threw: a sentence for its author, without the full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isThrownByPart(error)) return `${message}. ${aboutParts}`;
  if (!isObjectShown(message)) return message;
  const [, keys] = /\{([^}]+)\}/.exec(message) ?? [];
  return `it shows a field that is an object${keys === undefined ? "" : ` (${keys})`} by itself. A price needs <Money money={…} />, a text <Text text={…} />, a day <Moment date={…} />, from lintel/parts`;
}
