/**
 * In the page: what does not fit its box or the window, and what lies on something else.
 * @param scope a selector of what is looked at; what lies over the page stands for itself
 */
export const misplaced = (scope: string): string[] => {
  const outermost = document.querySelector(scope) ?? document.body;
  const faults: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);

  interface Edge {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    /** Whether boxes around it do not matter: it scrolls, or ends in dots. */
    readonly isLast: boolean;
  }
  const open = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, isLast: false };
  const edges = new Map<Element, Edge>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const measure = (box: Element): Edge => {
    const style = styleOf(box);
    const endsInDots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (endsInDots && style.overflowX !== "visible") return { ...open, isLast: true };
    if (["auto", "scroll"].includes(style.overflowX)) return { ...open, isLast: true };
    // What the root cuts, the window cuts: what is fixed may be longer than the page.
    if (box === document.documentElement) return open;
    if (box === document.body) return { ...open, left: 0, right: clientWidth };
    const isPainted = style.backgroundColor !== "rgba(0, 0, 0, 0)" || Number.parseFloat(style.borderInlineEndWidth) > 0;
    const cuts = ["hidden", "clip"].includes(style.overflowX);
    if (style.display.startsWith("inline") && !style.display.includes("-")) return open;
    if (!cuts && !isPainted) return open;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const cutsBelow = cuts && !["auto", "scroll"].includes(style.overflowY);
    return { left, right, top: cutsBelow ? top : -Infinity, bottom: cutsBelow ? bottom : Infinity, isLast: false };
  };
  const edgeOf = (box: Element): Edge => {
    const edge = edges.get(box) ?? measure(box);
    edges.set(box, edge);
    return edge;
  };

  interface Line {
    readonly text: string;
    readonly owner: Element;
    readonly rect: DOMRect;
  }
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(outermost, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Decoration may be cut, and the skip link comes with the focus.
    if (parent.closest("[aria-hidden=true], a[href='#main'], svg, option, noscript")) continue;
    let isHidden = false;
    for (let box: Element | null = parent; box && box !== outermost && !isHidden; box = box.parentElement)
      isHidden = styleOf(box).clipPath !== "none" || (box !== parent && styleOf(box).position === "fixed");
    if (isHidden) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    let escapes = false;
    boxes: for (let box: Element | null = parent; box; box = box.parentElement) {
      const edge = edgeOf(box);
      if (edge.isLast) {
        const isDotted = styleOf(box).textOverflow === "ellipsis";
        if (isDotted && box.scrollWidth > box.clientWidth && box.clientWidth < 24)
          faults.push(`only dots are left of: ${text.slice(0, 60)}`);
        escapes = true;
        break;
      }
      for (const rect of rects)
        if (
          rect.left < edge.left - 1 ||
          rect.right > edge.right + 1 ||
          rect.top < edge.top - 4 ||
          rect.bottom > edge.bottom + 4
        ) {
          faults.push(`sticks out of ${box.localName}.${box.className}: ${text.slice(0, 60)}`);
          escapes = true;
          break boxes;
        }
      if (styleOf(box).position === "absolute") break;
    }
    const owner = parent;
    if (!escapes) for (const rect of rects) lines.push({ text, owner, rect });
  }

  // Two texts of which one lies on the other.
  const sticks = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (["sticky", "fixed"].includes(styleOf(box).position)) return true;
    return false;
  };
  const sorted = lines.filter(({ owner }) => !sticks(owner)).sort((one, other) => one.rect.top - other.rect.top);
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.rect.top >= one.rect.bottom) break;
      if (other.owner === one.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (width > 2 && height > 0.45 * Math.min(one.rect.height, other.rect.height))
        faults.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” lie on each other`);
    }
  });
  return [...new Set(faults)];
};
