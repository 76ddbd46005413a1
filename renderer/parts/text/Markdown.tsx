import type { ReactNode } from "react";
import type { Markdown as MarkdownValue, MarkdownBlock } from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { Heading } from "../section/Heading.tsx";
import { Text } from "./Text.tsx";
import styles from "./Markdown.module.css";

interface MarkdownProps {
  readonly markdown: MarkdownValue;
  /** How far its sub-headings stand below the section's heading. */
  readonly inner?: 1 | 2;
  readonly className?: string | undefined;
}

/** Paragraphs, lists and sub-headings. */
export function Markdown({ markdown, inner = 1, className }: MarkdownProps): ReactNode {
  return (
    <div className={classNames(styles.markdown, className)}>
      {markdown.map((block, place) => (
        <Block key={place} block={block} inner={inner} />
      ))}
    </div>
  );
}

function Block({ block, inner }: { readonly block: MarkdownBlock; readonly inner: 1 | 2 }): ReactNode {
  if ("paragraph" in block)
    return (
      <p>
        <Text text={block.paragraph} />
      </p>
    );
  if ("heading" in block)
    return (
      <Heading inner={inner}>
        <Text text={block.heading} />
      </Heading>
    );
  const items = block.list.map((item, place) => (
    <li key={place}>
      <Text text={item} />
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}
