import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";

/** `---`, keys and `---` above the first line of a site file, as other programs have them above the text of a page. */
export function frontMatter({ text }: Positions): Candidate | undefined {
  const [whole = ""] =
    /^(?:#.*\n|[ \t]*\n)*---[ \t]*\n(?:\w[\w-]*:.*\n|[ \t#-].*\n|\n){1,40}---[ \t]*\n/.exec(text) ?? [];
  if (whole === "" || /^(?:version|site|routes):/m.test(whole)) return undefined;
  const start = whole.indexOf("---");
  return {
    code: "yaml/many-documents",
    message: "The lines between the two “---” are those of another program; a site file has none.",
    label: "not part of this file",
    start,
    end: start + "---".length,
    title: "Delete the lines",
    safety: "review",
    help: "Delete them: the title of a page, and what describes it, stand in the page below “routes”.",
    edits: [{ start, end: whole.length, text: "" }],
    isGuess: true,
  };
}
