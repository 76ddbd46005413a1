import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import type { TopItem } from "../../../schema/language/types.ts";
import { usePage } from "../../parts/section/page-context.ts";
import { useDismissal } from "../../parts/use-dismissal.ts";
import { entrance } from "./mega-keys.ts";
import { closedMega, nextMega, placeOf, type MegaEvent, type MegaItem, type MegaState } from "./mega-state.ts";
import { useMegaPointer } from "./use-mega-pointer.ts";
import { useWidthChange } from "./use-width-change.ts";

/** What a top item with a menu listens to. */
interface TopItemEvents {
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
}

export interface Mega {
  readonly state: MegaState;
  /** The place of the open item; -1 while all are closed. */
  readonly open: number;
  readonly nav: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly dispatch: Dispatch<MegaEvent>;
  /** Makes the open top item known. */
  attach(item: HTMLElement | null): void;
  eventsOf(index: number): TopItemEvents;
  /** Closes, and gives the focus back to the top item if the panel has it. */
  close(): void;
}

/** The mega-menu's state with its timers, its pointer and what dismisses it. */
export function useMega(items: readonly TopItem[]): Mega {
  const [state, dispatch] = useReducer(nextMega, closedMega);
  const nav = useRef<HTMLElement>(null);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const goesDown = useRef(false);
  const { path } = usePage();
  const open = placeOf(state.open, items);
  const gone = state.open !== undefined && open < 0;
  const pointer = useMegaPointer({ button, panel, open, watched: open >= 0 && !state.pinned, dispatch });

  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    dispatch({ type: "close" });
  };

  const { waiting } = state;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      if (waiting.to === "close" && panel.current?.contains(document.activeElement))
        button.current?.focus({ preventScroll: true });
      dispatch({ type: "waited", waiting });
    }, waiting.milliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => dispatch({ type: "close" }), [path, gone]);
  useWidthChange(() => dispatch({ type: "close" }));
  useEffect(() => {
    header.current = nav.current?.closest("header") ?? nav.current;
  }, []);
  useDismissal(open >= 0, {
    area: nav,
    focusArea: header,
    dismiss(why) {
      const elsewhere = document.activeElement !== document.body && !header.current?.contains(document.activeElement);
      if (why === "escape" && !elsewhere) button.current?.focus();
      dispatch({ type: "close" });
    },
  });
  useLayoutEffect(() => {
    if (goesDown.current && panel.current) entrance(panel.current)?.focus();
    goesDown.current = false;
  });

  const itemAt = (index: number): MegaItem =>
    index === open && state.open ? state.open : { index, label: items[index]?.label ?? "" };

  return {
    state,
    open,
    nav,
    panel,
    dispatch,
    close,
    attach(item) {
      button.current = item;
    },
    eventsOf: (index) => ({
      onClick({ detail, nativeEvent }) {
        // The second of two quick clicks would take back what the first has done. A second tap is meant to.
        const isRepeated = detail > 1 && "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
        if (!isRepeated) dispatch({ type: "item-click", item: itemAt(index) });
      },
      onKeyDown(event) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        goesDown.current = true;
        dispatch({ type: "item-open", item: itemAt(index) });
      },
      onPointerEnter: (event) => pointer.enter(event, itemAt(index)),
      onPointerMove: (event) => pointer.move(event, itemAt(index)),
      onPointerLeave: (event) => pointer.leave(event),
    }),
  };
}
