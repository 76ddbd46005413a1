import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { MegaMenu as Menu, TopItem } from "../../../schema/language/types.ts";
import { whenIdle, withLayout } from "../../navigation/deferred.ts";
import { ActionLink } from "../../parts/link/ActionLink.tsx";
import { isPlain } from "../../parts/link/Link.tsx";
import { classNames } from "../../parts/class-names.ts";
import { useFrame } from "../../parts/frame.ts";
import { Icon } from "../../parts/picture/Icon.tsx";
import { isVertical, type Point } from "./mega-aim.ts";
import { keyTarget } from "./mega-keys.ts";
import { MegaFeature } from "./MegaFeature.tsx";
import styles from "./MegaMenu.module.css";
import { MenuEntry } from "./MenuEntry.tsx";
import { hovers, pointOf } from "./use-mega-pointer.ts";
import type { Mega } from "./use-mega.ts";

interface MegaMenuProps {
  readonly id: string;
  readonly item: TopItem;
  readonly menu: Menu;
  /** false: the pointer has not come near it yet, and its picture is not fetched. */
  readonly pictured: boolean;
  /** Absent while the menu is closed: it is rendered and laid out, but not shown. */
  readonly mega: Mega | undefined;
}

/** The panel under a top item: its bar, categories, the entries of the selected one, and the featured card. */
export const MegaMenu = memo(function MegaMenu({ id, item, menu, pictured, mega }: MegaMenuProps): ReactNode {
  const { labels } = useFrame();
  const hanger = useRef<HTMLDivElement>(null);
  const isLaidOut = useLaidOut(hanger, !mega, pictured);
  const pointer = useRef<Point | undefined>(undefined);
  const { categories, featured } = menu;
  const selected = categories.find((category) => category.id === mega?.state.category) ?? categories[0];
  if (!selected) return null;
  const entriesId = `${id}-entries`;
  const titleId = `${id}-title`;

  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target instanceof Element && keyTarget(event.key, event.target, event.currentTarget);
    if (!target) return;
    event.preventDefault();
    target.focus();
    if (target.dataset["category"] !== undefined)
      mega?.dispatch({ type: "category-select", category: target.dataset["category"] });
  };
  const followLink = (event: MouseEvent): void => {
    if (isPlain(event) && event.target instanceof Element && event.target.closest("a")) mega?.close();
  };
  const enterCategory = (event: PointerEvent, category: string): void => {
    if (!hovers(event)) return;
    const vertical = pointer.current !== undefined && isVertical(pointer.current, pointOf(event));
    mega?.dispatch({ type: "category-enter", category, vertical });
  };

  return (
    <div ref={hanger} className={classNames(styles.hanger, !mega && isLaidOut && "offscreen")}>
      <div
        id={id}
        ref={mega?.panel}
        className={classNames(
          styles.panel,
          featured && styles.featured,
          categories.length === 1 && styles.single,
          mega && styles.open,
          mega?.state.swapped && styles.swapped,
        )}
        onKeyDown={pressKey}
        onClick={followLink}
        onPointerMove={(event) => {
          pointer.current = pointOf(event);
        }}
      >
        <div className={styles.bar}>
          <ActionLink
            action={{ label: menu.all ?? item.label, href: item.href, style: "quiet" }}
            className={styles.all}
          />
          <span className={classNames(styles.pin, mega?.state.pinned && styles.pinned)}>
            <Icon name="pin" size={16} />
            {labels.pinnedOpen}
          </span>
          <button type="button" className={styles.close} onClick={mega?.close}>
            <Icon name="x" />
            {labels.close}
          </button>
        </div>
        {categories.length > 1 && (
          <ul className={styles.categories} aria-label={labels.categories}>
            {categories.map((category) => (
              <li key={category.id}>
                <button
                  type="button"
                  className={styles.category}
                  data-category={category.id}
                  aria-expanded={category === selected}
                  aria-controls={entriesId}
                  onClick={() => mega?.dispatch({ type: "category-select", category: category.id })}
                  onPointerEnter={(event) => enterCategory(event, category.id)}
                  onPointerLeave={() => mega?.dispatch({ type: "category-leave" })}
                >
                  {category.icon !== undefined && <Icon name={category.icon} />}
                  {category.title}
                  <Icon name="chevron-right" className={styles.chevron} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div
          key={selected.id}
          id={entriesId}
          className={styles.entries}
          data-entries=""
          // Entries that lead nowhere yet: without a stop, the keyboard could not scroll to the last one.
          {...(selected.items.every(({ href }) => !href) && { role: "group", "aria-labelledby": titleId, tabIndex: 0 })}
        >
          <h2 id={titleId} className={styles.title}>
            {selected.title}
          </h2>
          <ul className={styles.grid} aria-labelledby={titleId}>
            {selected.items.map((entry, index) => (
              <li key={index}>
                <MenuEntry entry={entry} />
              </li>
            ))}
          </ul>
        </div>
        {featured && <MegaFeature featured={featured} pictured={pictured || mega !== undefined} />}
      </div>
    </div>
  );
});

/**
 * Lays out a closed panel, which the browser would skip if it were hidden from the start. Icons and the picture are loaded
 * after the rest, and laid out when the browser is idle.
 * @returns true once the panel is laid out: then it can be hidden and keeps its layout
 */
function useLaidOut(element: RefObject<HTMLElement | null>, waits: boolean, pictured: boolean): boolean {
  const [done, setDone] = useState(false);
  useLayoutEffect(() => {
    if (!waits || done) return;
    element.current?.getBoundingClientRect();
    setDone(true);
  }, [element, waits, done]);
  useEffect(() => {
    if (!waits || !done) return;
    whenIdle(() => {
      const { current } = element;
      if (current?.matches(".offscreen")) withLayout(current, () => current.getBoundingClientRect());
    });
  }, [element, waits, done, pictured]);
  return done;
}
