import { describe, expect, test } from "vitest";
import { closedMega, nextMega, placeOf, type MegaEvent, type MegaState } from "./mega-state.ts";

const products = { index: 1, label: "Products" };
const solutions = { index: 2, label: "Solutions" };

/** A state after events; `wait` lets the time pass that the state asks for. */
function after(...events: readonly (MegaEvent | "wait")[]): MegaState {
  return events.reduce<MegaState>((state, event) => {
    if (event !== "wait") return nextMega(state, event);
    return state.waiting ? nextMega(state, { type: "waited", waiting: state.waiting }) : state;
  }, closedMega);
}

const enter = (item = products, aimed = false): MegaEvent => ({ type: "item-enter", item, aimed });
const move = (item = products, aimed = false): MegaEvent => ({ type: "item-move", item, aimed });
const click = (item = products): MegaEvent => ({ type: "item-click", item });
const outside: MegaEvent = { type: "outside" };
const inside: MegaEvent = { type: "inside" };
const close: MegaEvent = { type: "close" };
const enterCategory = (category: string, vertical: boolean): MegaEvent => ({
  type: "category-enter",
  category,
  vertical,
});

describe("closed", () => {
  test("a pointer that rests on an item for 120 ms opens it, unpinned, with the first category", () => {
    const pointed = after(enter());
    expect(pointed.open).toBeUndefined();
    expect(pointed.waiting).toMatchObject({ to: "open", milliseconds: 120 });
    expect(after(enter(), "wait")).toMatchObject({ open: products, pinned: false, category: undefined });
  });
  test("a pointer that moves on the item has not rested: the wait begins again", () => {
    const first = after(enter());
    const again = nextMega(first, move());
    expect(again.waiting).not.toBe(first.waiting);
    expect(first.waiting && nextMega(again, { type: "waited", waiting: first.waiting }).open).toBeUndefined();
  });
  test("a pointer that only passes opens nothing", () => {
    expect(after(enter(), { type: "item-leave" }, "wait").open).toBeUndefined();
    expect(after(enter(), outside, "wait").open).toBeUndefined();
  });
  test("a click opens and pins at once, with the first category", () => {
    expect(after(click())).toMatchObject({ open: products, pinned: true, category: undefined });
    expect(after(enter(), click()).waiting).toBeUndefined();
  });
  test("the arrow down opens and pins", () => {
    expect(after({ type: "item-open", item: products })).toMatchObject({ open: products, pinned: true });
  });
});

describe("open, not pinned", () => {
  const open: readonly (MegaEvent | "wait")[] = [enter(), "wait"];

  test("closes 250 ms after the pointer has left item and panel", () => {
    expect(after(...open, outside).waiting).toMatchObject({ to: "close", milliseconds: 250 });
    expect(after(...open, outside).open).toEqual(products);
    expect(after(...open, outside, "wait")).toBe(closedMega);
  });
  test("more moves outside do not put the closing off", () => {
    const left = after(...open, outside);
    expect(nextMega(left, outside)).toBe(left);
  });
  test("stays open where the pointer comes back in time", () => {
    expect(after(...open, outside, inside, "wait").open).toEqual(products);
    expect(after(...open, outside, enter(), "wait").open).toEqual(products);
  });
  test("a click on its item pins it and keeps the category", () => {
    const selected: MegaEvent = { type: "category-select", category: "ai" };
    expect(after(...open, selected, click())).toMatchObject({
      open: products,
      pinned: true,
      category: "ai",
      swapped: false,
    });
  });
  test("another item takes over without a wait, with its first category", () => {
    const selected: MegaEvent = { type: "category-select", category: "ai" };
    expect(after(...open, selected, enter(solutions))).toMatchObject({
      open: solutions,
      pinned: false,
      category: undefined,
      swapped: true,
    });
  });
  test("an item on the way to the panel takes over only where the pointer rests on it", () => {
    expect(after(...open, enter(solutions, true)).open).toEqual(products);
    expect(after(...open, enter(solutions, true), inside, "wait").open).toEqual(products);
    expect(after(...open, enter(solutions, true), "wait").open).toEqual(solutions);
    expect(after(...open, enter(solutions, true), move(solutions, true)).open).toEqual(products);
    expect(after(...open, enter(solutions, true), move(solutions, false)).open).toEqual(solutions);
  });
});

describe("pinned", () => {
  test("a leaving pointer changes nothing", () => {
    expect(after(click(), outside, "wait")).toMatchObject({ open: products, pinned: true, waiting: undefined });
  });
  test("a pointer on another item changes nothing", () => {
    const pinned = after(click());
    expect(nextMega(pinned, enter(solutions))).toBe(pinned);
    expect(nextMega(pinned, move(solutions))).toBe(pinned);
  });
  test("a second click on the same item unpins and closes", () => {
    expect(after(click(), click())).toBe(closedMega);
    expect(after(enter(), "wait", click(), click())).toBe(closedMega);
  });
  test("the Close button unpins and closes", () => {
    expect(after(click(), close)).toBe(closedMega);
  });
  test("a click on another item opens that one, pinned", () => {
    expect(after(click(), click(solutions))).toMatchObject({ open: solutions, pinned: true, category: undefined });
  });
});

describe("any open menu", () => {
  test("selects a category 80 ms after the pointer enters it", () => {
    const entered = after(click(), enterCategory("ai", false));
    expect(entered).toMatchObject({ category: undefined, waiting: { to: "select", milliseconds: 80 } });
    expect(after(click(), enterCategory("ai", false), "wait")).toMatchObject({
      open: products,
      pinned: true,
      category: "ai",
    });
  });
  test("selects a category without a wait when the pointer moves vertically", () => {
    expect(after(click(), enterCategory("ai", true))).toMatchObject({ category: "ai", waiting: undefined });
  });
  test("does not select a category that the pointer only crosses", () => {
    expect(after(click(), enterCategory("ai", false), { type: "category-leave" }, "wait").category).toBeUndefined();
  });
  test("selects by click or key at once", () => {
    expect(after(click(), { type: "category-select", category: "ai" }).category).toBe("ai");
  });
  test("Escape, a followed link or a click outside unpins and closes", () => {
    expect(after(enter(), "wait", close)).toBe(closedMega);
    expect(after(click(), close)).toBe(closedMega);
    expect(after(click(), close, click())).toMatchObject({ open: products, category: undefined });
  });
});

describe("closing nothing", () => {
  test("leaves the state as it is", () => {
    expect(nextMega(closedMega, close)).toBe(closedMega);
    expect(nextMega(closedMega, outside)).toBe(closedMega);
  });
});

describe("the open menu of a site that is being edited", () => {
  const items = [{ label: "Home" }, { label: "Products", mega: {} }, { label: "Solutions", mega: {} }];

  test("is found by its label after items moved", () => {
    expect(placeOf(products, [{ label: "New", mega: {} }, ...items])).toBe(2);
  });
  test("is found by its place after its label changed", () => {
    expect(placeOf(products, items.with(1, { label: "Product", mega: {} }))).toBe(1);
  });
  test("is gone with its menu", () => {
    expect(placeOf(products, items.with(1, { label: "Products" }))).toBe(-1);
    expect(placeOf(undefined, items)).toBe(-1);
  });
});
