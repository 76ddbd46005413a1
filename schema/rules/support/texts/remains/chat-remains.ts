import { chatMarks } from "../../../../reader/characters/chat-marks.ts";

/** A quick look at what almost no text has. */
export const mayBeOfChat = /【|oaicite|turn\d|\[cite|\[\^\d+\^\]|utm_source=/;

interface ChatRemains {
  readonly start: number;
  readonly end: number;
  /** What is right in its place: nothing, or the mark before what else an address holds. */
  readonly wanted: string;
  /** What is written, without the space in front of it. */
  readonly written: string;
  /** Whether a name in braces belongs to it. */
  readonly hasBraces: boolean;
}

/** What a chat program left in a text, each with the space in front of it where one stays behind it. */
export function chatRemains(text: string): readonly ChatRemains[] {
  if (!mayBeOfChat.test(text)) return [];
  const form = new RegExp(chatMarks, "gu");
  return [...text.matchAll(form)].map(({ 0: written, index, groups = {} }) => {
    const end = index + written.length;
    const isSpaced = text[index - 1] === " " && /^(?:$|[\s.,;:!?)])/.test(text.slice(end, end + 1));
    const wanted = groups["more"] === undefined ? "" : (groups["lead"] ?? "");
    return { start: isSpaced ? index - 1 : index, end, wanted, written, hasBraces: written.includes("{") };
  });
}
