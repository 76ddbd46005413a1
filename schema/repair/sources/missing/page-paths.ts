import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { contentBelow, linesOf } from "../../regions/lines.ts";
import { isBlank, type Line } from "../../regions/line.ts";

/** A path alone on a line: as a key, or behind a dash. */
const pathLine = /^(\s*)(?:-\s+["']?(\/[\w/-]*)["']?\s*:?|["']?(\/[\w/-]*)["']?\s*:)\s*$/;

/** `/drinks:` above `title: Our drinks`: pages whose path stands where a key does, as other programs have them; one candidate for all of them. */
export function* pagePaths(positions: Positions): Iterable<Candidate> {
  if (!/^[ \t]*(?:-[ \t]+)?["']?\/[\w/-]*["']?[ \t]*:?[ \t]*\r?$/m.test(positions.text)) return;
  const lines = linesOf(positions);
  const known = knownKeys(fieldAt({ routes: [{}] }, ["routes", 0]) ?? {});
  const found = lines.flatMap((head) => {
    const [, , dashed, bare] = pathLine.exec(head.text) ?? [];
    const path = dashed ?? bare;
    const below = path === undefined ? undefined : lines[contentBelow(lines, head.index)];
    const isPage =
      below?.key !== undefined && !below.isDashed && below.indent > head.indent && known.includes(below.key);
    return path !== undefined && below && isPage ? [{ head, path, edits: editsFor(lines, head, path, below) }] : [];
  });
  const [first] = found;
  if (!first) return;
  const { head, path } = first;
  yield {
    code: "shape/text-instead-of-keys",
    message: "A page begins with a dash and “path”: its path is no key by itself.",
    label: "needs “- path:”",
    help: `Write it so, with its keys below:\n- path: ${path}`,
    start: head.start + head.indent,
    end: head.end,
    title: "Write “- path:”",
    safety: "review",
    edits: found.flatMap(({ edits }) => edits),
  };
}

/** The path behind its key, and the keys of the page as far to the right as that key. */
function editsFor(lines: readonly Line[], head: Line, path: string, below: Line): readonly Edit[] {
  const by = head.indent + 2 - below.indent;
  const start = head.start + head.indent;
  const edits: Edit[] = [{ start, end: head.end, text: `- path: ${path}` }];
  for (const line of lines.slice(below.index)) {
    if (isBlank(line)) continue;
    if (line.indent < below.indent) break;
    if (by > 0) edits.push({ start: line.start, end: line.start, text: " ".repeat(by) });
    if (by < 0) edits.push({ start: line.start, end: line.start - by, text: "" });
  }
  return edits;
}
