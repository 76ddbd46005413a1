import type { ReactNode } from "react";
import styles from "./CodeLines.module.css";

/** Lines of so many characters fit on a telephone, beside a margin, where none is wider than a Latin letter. */
const narrow = 20;
const wideLetters = /[^\p{Script=Latin}\p{ASCII}]/u;

/** Code as it was typed. Lines that are too long are scrolled to, by keyboard as well. */
export function CodeLines({ lines }: { readonly lines: string }): ReactNode {
  const [first = "", ...rest] = lines.split("\n");
  const isWide = [first, ...rest].some((line) => line.length > narrow || wideLetters.test(line));
  return (
    <pre
      className={styles.code}
      {...(isWide && { role: "group", "aria-label": first.trim() || undefined, tabIndex: 0 })}
    >
      <code>{lines}</code>
    </pre>
  );
}
