import type { ReactNode } from "react";
import type { Inline, Text as TextValue } from "../../../schema/language/values.ts";
import { Link } from "../link/Link.tsx";

/** A paragraph's text with its inline marks, without an element of its own. */
export function Text({ text }: { readonly text: TextValue }): ReactNode {
  return text.map((inline, place) => <Run key={place} inline={inline} />);
}

function Run({ inline }: { readonly inline: Inline }): ReactNode {
  if (typeof inline === "string") return inline;
  if ("strong" in inline)
    return (
      <strong>
        <Text text={inline.strong} />
      </strong>
    );
  if ("emphasis" in inline)
    return (
      <em>
        <Text text={inline.emphasis} />
      </em>
    );
  if ("code" in inline) return <code>{inline.code}</code>;
  return (
    <Link href={inline.link}>
      <Text text={inline.text} />
    </Link>
  );
}
