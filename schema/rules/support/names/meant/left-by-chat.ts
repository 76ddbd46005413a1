import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { chatRemains } from "../../texts/remains/chat-remains.ts";

/** What is said of braces that belong to a mark of a chat program: `:contentReference[oaicite:2]{index=2}`. */
export function leftByChat(
  { text, reference }: WrittenReference,
  { source, correct }: Pick<Context, "source" | "correct">,
): Finding | undefined {
  const { path } = text.entry;
  const around = chatRemains(text.source).find(({ start, end }) => start <= reference.start && reference.end <= end);
  if (!around) return undefined;
  const { start, end, written, wanted } = around;
  return {
    message: "A chat program left this mark: visitors would read it.",
    label: "copied from a chat",
    help: `Delete ${written.slice(0, 60)}`,
    range: source.locateInside(path, end - written.length, end),
    at: path,
    fixes: correct(path, start, end, wanted, "review").map((fix) => ({ ...fix, title: `Delete ${written}` })),
  };
}
