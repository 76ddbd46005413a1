/** A top item that has a menu. Found again by its label, else by its place, so that an edited site keeps its menu open. */
export interface MegaItem {
  readonly index: number;
  readonly label: string;
}

/** Something that happens if nothing else does for a while. */
export type Waiting = { readonly milliseconds: number } & (
  | { readonly to: "open"; readonly item: MegaItem }
  | { readonly to: "close" }
  | { readonly to: "select"; readonly category: string }
);

export interface MegaState {
  readonly open: MegaItem | undefined;
  readonly pinned: boolean;
  /** The id of the selected category; none is the first. */
  readonly category: string | undefined;
  /** True where one menu took the place of another: the panel is not animated again. */
  readonly swapped: boolean;
  readonly waiting: Waiting | undefined;
}

/** `aimed`: the pointer is on its way from the open item to its panel. */
export type MegaEvent =
  | { readonly type: "item-enter" | "item-move"; readonly item: MegaItem; readonly aimed: boolean }
  | { readonly type: "item-click" | "item-open"; readonly item: MegaItem }
  | { readonly type: "item-leave" | "inside" | "outside" | "close" }
  | { readonly type: "category-enter"; readonly category: string; readonly vertical: boolean }
  | { readonly type: "category-leave" }
  | { readonly type: "category-select"; readonly category: string }
  | { readonly type: "waited"; readonly waiting: Waiting };

export const restMilliseconds = 120;
export const leaveMilliseconds = 250;
export const categoryMilliseconds = 80;

/** No menu is open and none is about to open. */
export const closedMega: MegaState = {
  open: undefined,
  pinned: false,
  category: undefined,
  swapped: false,
  waiting: undefined,
};

const same = (one: MegaItem | undefined, other: MegaItem): boolean =>
  one?.index === other.index && one.label === other.label;

const opened = (before: MegaState, item: MegaItem, pinned: boolean): MegaState => ({
  ...closedMega,
  open: item,
  pinned,
  swapped: before.open !== undefined,
});

const rested = (state: MegaState, item: MegaItem): MegaState => ({
  ...state,
  waiting: { to: "open", item, milliseconds: restMilliseconds },
});

const calm = (state: MegaState): MegaState => (state.waiting ? { ...state, waiting: undefined } : state);

/** The mega-menu's state machine: the state that follows from an event. The caller runs the timers and reports `waited`. */
export function nextMega(state: MegaState, event: MegaEvent): MegaState {
  switch (event.type) {
    case "item-enter":
      if (state.pinned) return state;
      if (same(state.open, event.item)) return calm(state);
      return state.open && !event.aimed ? opened(state, event.item, false) : rested(state, event.item);
    case "item-move":
      if (state.waiting?.to !== "open" || !same(state.waiting.item, event.item)) return state;
      return state.open && !event.aimed ? opened(state, event.item, false) : rested(state, event.item);
    case "item-click":
      if (!same(state.open, event.item)) return opened(state, event.item, true);
      return state.pinned ? closedMega : { ...calm(state), pinned: true };
    case "item-open":
      return same(state.open, event.item) ? { ...calm(state), pinned: true } : opened(state, event.item, true);
    case "item-leave":
      return state.waiting?.to === "open" ? calm(state) : state;
    case "inside":
      return state.waiting?.to === "select" ? state : calm(state);
    case "outside":
      if (!state.open || state.pinned) return calm(state);
      return state.waiting?.to === "close"
        ? state
        : { ...state, waiting: { to: "close", milliseconds: leaveMilliseconds } };
    case "close":
      return state.open || state.waiting ? closedMega : state;
    case "category-enter":
      if (event.vertical) return { ...calm(state), category: event.category };
      return { ...state, waiting: { to: "select", category: event.category, milliseconds: categoryMilliseconds } };
    case "category-leave":
      return state.waiting?.to === "select" ? calm(state) : state;
    case "category-select":
      return { ...calm(state), category: event.category };
    case "waited":
      return state.waiting === event.waiting ? waited(state, event.waiting) : state;
  }
}

function waited(state: MegaState, waiting: Waiting): MegaState {
  switch (waiting.to) {
    case "open":
      return opened(state, waiting.item, false);
    case "close":
      return closedMega;
    case "select":
      return { ...calm(state), category: waiting.category };
  }
}

/** Where the open menu stands among the items of a site that may have changed; -1 where it is gone. */
export function placeOf(
  open: MegaItem | undefined,
  items: readonly { readonly label: string; readonly mega?: unknown }[],
): number {
  if (!open) return -1;
  const byLabel = items.findIndex(({ label, mega }) => label === open.label && mega !== undefined);
  return byLabel >= 0 || items[open.index]?.mega === undefined ? byLabel : open.index;
}
