import type { ReactNode } from "react";
import type {
  Markdown as MarkdownValue,
  MarkdownBlock,
  MarkdownList as MarkdownListValue,
} from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { TableGrid } from "../list/TableGrid.tsx";
import { fitted } from "../picture/fitted.ts";
import { Picture } from "../picture/Picture.tsx";
import { Heading } from "../section/Heading.tsx";
import { CodeLines } from "./CodeLines.tsx";
import { Text } from "./Text.tsx";
import styles from "./Markdown.module.css";

/** Of a picture, in CSS pixels. */
const maxHeight = 544;

interface MarkdownProps {
  readonly markdown: MarkdownValue;
  /** How far its topmost headings stand below the section's heading. */
  readonly inner?: number;
  readonly className?: string | undefined;
}

/** Long text: paragraphs, headings, lists, quotations, code, tables, rules and pictures. */
export function Markdown({ markdown, inner = 1, className }: MarkdownProps): ReactNode {
  return (
    <div className={classNames(styles.markdown, className)}>
      <Blocks blocks={markdown} inner={inner} />
    </div>
  );
}

interface BlocksProps {
  readonly blocks: MarkdownValue;
  readonly inner: number;
}

function Blocks({ blocks, inner }: BlocksProps): ReactNode {
  return blocks.map((block, place) => <Block key={place} block={block} inner={inner} />);
}

function Block({ block, inner }: { readonly block: MarkdownBlock; readonly inner: number }): ReactNode {
  if ("paragraph" in block)
    return (
      <p>
        <Text text={block.paragraph} />
      </p>
    );
  if ("heading" in block)
    return (
      <Heading inner={inner + block.level - 1}>
        <Text text={block.heading} />
      </Heading>
    );
  if ("list" in block) return <MarkdownList list={block} inner={inner} />;
  if ("quote" in block)
    return (
      <blockquote className={styles.quote}>
        <Blocks blocks={block.quote} inner={inner} />
      </blockquote>
    );
  if ("lines" in block) return <CodeLines lines={block.lines} />;
  if ("rule" in block) return <hr className={styles.rule} />;
  if ("figure" in block)
    return (
      <figure className={styles.figure}>
        <Picture image={fitted(block.figure, { height: maxHeight })} className={styles.picture} />
        {block.caption && (
          <figcaption className={styles.caption}>
            <Text text={block.caption} />
          </figcaption>
        )}
      </figure>
    );
  return <TableGrid table={block} />;
}

/** A list whose numbers are those of the text. */
function MarkdownList({
  list: { list, numbers, loose },
  inner,
}: {
  readonly list: MarkdownListValue;
  readonly inner: number;
}): ReactNode {
  const className = loose ? styles.loose : undefined;
  const items = list.map((blocks, place) => {
    const [number, before] = [numbers?.[place], numbers?.[place - 1]];
    return (
      <li key={place} value={before !== undefined && number !== before + 1 ? number : undefined}>
        <Item blocks={blocks} inner={inner} loose={loose} />
      </li>
    );
  });
  if (!numbers) return <ul className={className}>{items}</ul>;
  return (
    <ol className={className} start={numbers[0] === 1 ? undefined : numbers[0]}>
      {items}
    </ol>
  );
}

/** A short item is words and no paragraph. */
function Item({ blocks, inner, loose }: BlocksProps & { readonly loose: true | undefined }): ReactNode {
  const [first, ...rest] = blocks;
  if (loose || !first || !("paragraph" in first)) return <Blocks blocks={blocks} inner={inner} />;
  return (
    <>
      <Text text={first.paragraph} />
      <Blocks blocks={rest} inner={inner} />
    </>
  );
}
