import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../parts/picture/Icon.tsx";
import { useFrame } from "../parts/frame.ts";
import type { FollowEvent } from "../parts/link/link-context.ts";
import { markedPieces } from "./marked.ts";
import styles from "./SearchOptions.module.css";

export interface SearchOption {
  readonly title: string;
  readonly text?: string;
  readonly icon: string;
  /** Words to mark. */
  readonly terms?: readonly string[];
  choose(event: FollowEvent): void;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly SearchOption[];
}

interface SearchOptionsProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The place of the chosen option, counted through all groups. */
  readonly chosen: number;
}

/** What the arrow keys walk through: options under the headings of their groups. The focus stays in the field. */
export function SearchOptions({ id, groups, chosen }: SearchOptionsProps): ReactNode {
  const { labels } = useFrame();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div
      className={styles.list}
      id={id}
      ref={list}
      role="listbox"
      aria-label={labels.search}
      // Where it scrolls, the browser would stop at it, and its keys do nothing there.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div className={styles.group} id={`${id}-group-${index}`} role="presentation">
            {group.title}
          </div>
          {group.options.map((option, place) => {
            const here = (starts[index] ?? 0) + place;
            return <Option key={here} id={`${id}-${here}`} option={option} isChosen={here === chosen} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isChosen: boolean;
}

function Option({ id, option: { title, text, icon, terms = [], choose }, isChosen }: OptionProps): ReactNode {
  return (
    <div className={styles.option} id={id} role="option" aria-selected={isChosen} onClick={choose}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>
        <b className={styles.title}>
          <Marked text={title} terms={terms} />
        </b>
        {text !== undefined && text !== "" && (
          <small className={styles.text}>
            <Marked text={text} terms={terms} />
          </small>
        )}
      </span>
      <Icon name="corner-down-left" className={styles.enter} />
    </div>
  );
}

const Marked = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactNode =>
  markedPieces(text, terms).map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text));
