import { fieldAt, fieldFor, knownKeys, typesOf } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { mapAt } from "../map-at.ts";
import { noun } from "../words.ts";

/** A key and its value that have changed places, as in `Visit: title`. */
export interface TurnedPair {
  /** The key that is meant. */
  readonly meant: string;
  readonly problem: Problem;
}

/** What says whether something is so: a value, even where a key has that name. */
const isAnswer = /^(?:yes|no|true|false|on|off)$/i;

/** A key that is none, with a value that is the name of a key which is not there. `path` leads to what holds it. */
export function turnedPair({ source, value }: Context, path: Path, key: string): TurnedPair | undefined {
  const present = mapAt(value, path);
  const pair = source.pair([...path, key]);
  const meant = present[key];
  if (
    typeof meant !== "string" ||
    isAnswer.test(meant) ||
    pair?.value.kind !== "scalar" ||
    pair.value.style !== "plain"
  )
    return undefined;
  const field = fieldAt(value, path) ?? {};
  // `robots: noindex`: a key that takes no words has no words as its value.
  const takesWords = typesOf(fieldFor(field.properties?.[meant] ?? {}, undefined)).includes("string");
  if (Object.hasOwn(present, meant) || !knownKeys(field).includes(meant) || !takesWords) return undefined;
  const at = [...path, key];
  const [word, name] = [pair.key, pair.value];
  const written = source.text.slice(word.start, word.end);
  return {
    meant,
    problem: {
      code: "shape/unknown-key",
      severity: "error",
      message: `${quote(key)} is not a key of ${noun(value, path)}: it has changed places with “${meant}”.`,
      label: "belongs behind the colon",
      help: `Write it so:\n${meant}: ${written}`,
      range: source.locate(at, "key"),
      at,
      fixes: [
        {
          title: "Exchange the two",
          safety: "review",
          edits: [
            { start: word.start, end: word.end, text: meant },
            { start: name.start, end: name.end, text: written },
          ],
        },
      ],
    },
  };
}
