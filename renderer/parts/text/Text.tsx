import type { ReactNode } from "react";
import type { Inline, Text as TextValue } from "../../../schema/language/values.ts";
import { Link } from "../link/Link.tsx";
import { Picture } from "../picture/Picture.tsx";
import styles from "./Text.module.css";
import { unbroken } from "./unbroken.tsx";

/** A paragraph's text with its inline marks, without an element of its own. */
export function Text({ text }: { readonly text: TextValue }): ReactNode {
  return text.map((inline, place) => <Run key={place} inline={inline} />);
}

/** A phone number, and not words that lead to one. */
const isPhone = (text: TextValue): boolean =>
  text.every((inline) => typeof inline === "string" && /^[\d\s+()./–-]{4,24}$/.test(inline));

function Run({ inline }: { readonly inline: Inline }): ReactNode {
  if (typeof inline === "string") return unbroken(inline);
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
  if ("deleted" in inline)
    return (
      <s>
        <Text text={inline.deleted} />
      </s>
    );
  if ("code" in inline) return <code>{inline.code}</code>;
  if ("picture" in inline) return <Picture image={inline.picture} className={styles.picture} />;
  if ("break" in inline) return <br />;
  return (
    <Link href={inline.link} className={isPhone(inline.text) ? styles.phone : undefined}>
      <Text text={inline.text} />
    </Link>
  );
}
