import { plain, type Change, type Topic } from "../change.ts";

const isPicture = (name: string): boolean => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name);

/** `art/mark.svg is another picture.` For files beside the site file that are others under the same name. */
export function replacedChanges(files: readonly string[]): readonly Change[] {
  const say = (topic: Topic, words: string): Change => ({
    topic,
    action: "changed",
    sentence: plain(words),
    before: [],
    after: [],
  });
  const types = new Map<string, string[]>();
  const ofPublic: Change[] = [];
  for (const file of files) {
    const [folder, type = "", ...rest] = file.split("/");
    const name = file.slice(file.indexOf("/") + 1);
    if (folder === "public")
      ofPublic.push(
        isPicture(name) ? say("pictures", `${name} is another picture.`) : say("links", `${name} is another file.`),
      );
    // Examples are shown in the gallery only.
    else if (rest.length > 0 && !/^examples\.yaml$|\.test\./.test(rest.join("/")))
      types.set(type, [...(types.get(type) ?? []), rest.join("/")]);
  }
  const ofTypes = [...types].map(([type, names]) =>
    say(
      "look",
      `The section type “${type}” is written otherwise (${names.join(", ")}): its sections may look otherwise.`,
    ),
  );
  return [...ofPublic, ...ofTypes];
}
