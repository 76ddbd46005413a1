import {
  useEffect,
  useEffectEvent,
  useRef,
  type Dispatch,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from "react";
import { isAimed, isAtRest, type Point } from "./mega-aim.ts";
import type { MegaEvent, MegaItem } from "./mega-state.ts";

interface MegaPointerOptions {
  /** The top item whose menu is open. */
  readonly button: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** Its place among the top items; -1 while all are closed. */
  readonly open: number;
  /** False where a leaving pointer means nothing. */
  readonly watched: boolean;
  readonly dispatch: Dispatch<MegaEvent>;
}

interface MegaPointer {
  enter(event: ReactPointerEvent, item: MegaItem): void;
  move(event: ReactPointerEvent, item: MegaItem): void;
  leave(event: ReactPointerEvent): void;
}

/** A finger does not hover: what its events say about hovering is ignored. */
export const hovers = ({ pointerType }: { readonly pointerType: string }): boolean => pointerType !== "touch";

export const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** Tells the state of the mega-menu where the pointer is: on an item, in the panel, on its way there, or outside. */
export function useMegaPointer({ button, panel, open, watched, dispatch }: MegaPointerOptions): MegaPointer {
  /** Where the pointer was last inside the open item: the tip of the triangle to the panel. */
  const tip = useRef<Point | undefined>(undefined);
  const resting = useRef<Point>({ x: 0, y: 0 });

  const aimed = (point: Point): boolean =>
    tip.current !== undefined &&
    panel.current !== null &&
    isAimed(point, tip.current, panel.current.getBoundingClientRect());

  useEffect(() => {
    tip.current = open >= 0 ? resting.current : undefined;
  }, [open]);

  const follow = useEffectEvent((event: PointerEvent): void => {
    if (!hovers(event) || !(event.target instanceof Element)) return;
    const { target } = event;
    const point = pointOf(event);
    const onItem = button.current?.contains(target) === true;
    if (onItem) tip.current = point;
    if (onItem || panel.current?.contains(target)) dispatch({ type: "inside" });
    else if (!target.closest("[data-mega]")) dispatch({ type: aimed(point) ? "inside" : "outside" });
  });

  useEffect(() => {
    if (!watched) return undefined;
    const move = (event: PointerEvent): void => follow(event);
    const leaveWindow = (event: PointerEvent): void => {
      if (hovers(event)) dispatch({ type: "outside" });
    };
    document.addEventListener("pointermove", move);
    document.documentElement.addEventListener("pointerleave", leaveWindow);
    return () => {
      document.removeEventListener("pointermove", move);
      document.documentElement.removeEventListener("pointerleave", leaveWindow);
    };
  }, [watched, dispatch]);

  return {
    enter(event, item) {
      if (!hovers(event)) return;
      resting.current = pointOf(event);
      dispatch({ type: "item-enter", item, aimed: aimed(resting.current) });
    },
    move(event, item) {
      const point = pointOf(event);
      if (!hovers(event) || isAtRest(resting.current, point)) return;
      resting.current = point;
      dispatch({ type: "item-move", item, aimed: aimed(point) });
    },
    leave(event) {
      if (hovers(event)) dispatch({ type: "item-leave" });
    },
  };
}
