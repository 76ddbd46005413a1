import { checkSite } from "../../../schema/check.ts";
import { SiteMemory } from "../../../schema/site/site-memory.ts";
import { publicFiles } from "../../../schema/cli/files.ts";

/**
 * What a check takes in a process that checks one file again and again, as `--watch` and `npm start` do, after each edit of
 * one line of a page: milliseconds of the processor.
 */
export function recheck(text: string, edits = 40): number[] {
  const files = publicFiles("public");
  const memory = new SiteMemory();
  const pages = text.indexOf("\nroutes:");
  const edited = (edit: number): string =>
    text.slice(0, pages) +
    text
      .slice(pages)
      .replace(/^( *description: )(.*)$/m, (_, key: string, words: string) => `${key}${words.slice(0, -1)} ${edit}.`);
  const taken = Array.from({ length: edits * 2 }, (_, edit) => {
    const before = process.cpuUsage();
    const { problems } = checkSite(edited(edit), { files, memory });
    const { user, system } = process.cpuUsage(before);
    if (problems.length > 0) throw new Error(`The edit made a problem: ${problems[0]?.message}`);
    return (user + system) / 1000;
  });
  // The first half warms up.
  return taken.slice(edits);
}
