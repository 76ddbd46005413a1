/** In the page: what does not change sides when the page is read in the other direction. */
export const unmirrored = (): string[] => {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly height: number;
  }
  const { documentElement: root } = document;
  const direction = getComputedStyle(root).direction;
  const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith("inline");
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
  // Of code that goes on in the next line Chromium leaves out the padding at the end of the first where it centers the lines.
  const breaksInCode = (element: Element): boolean =>
    [...element.querySelectorAll("code")].some((code) => code.getClientRects().length > 1);
  // Numbers and code keep their direction, and a box among words stands where the words put it.
  const ownDirection = "svg *, [dir]:not(html), [dir]:not(html) *, bdi, bdi *, pre, pre *, a[href^='tel:'] *";
  const elements = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(ownDirection) &&
      element.parentElement !== null &&
      !(isInline(element) && (hasWords(element.parentElement) || breaksInCode(element))) &&
      !element.closest("noscript, .vh, .preloaded"),
  );

  const outerOf = (element: Element): Element | null => {
    const { parentElement: outer } = element;
    return outer && getComputedStyle(outer).display === "contents" ? outerOf(outer) : outer;
  };
  const range = document.createRange();
  const lineOf = (element: Element): Box | undefined => {
    if (isInline(element) || element.childElementCount > 0 || !hasWords(element)) return undefined;
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  // The space at which a line breaks has room within the text in one direction, and hangs out of it in the other. The quotation marks
  // around a text, which are not of it, may be of different widths.
  const slackOf = (element: Element): number => {
    range.selectNodeContents(element);
    return range.getClientRects().length > 1 ? Number.parseFloat(getComputedStyle(element).fontSize) : 6;
  };
  const measure = (): (Box | undefined)[][] =>
    elements.map((element) => [
      outerOf(element)?.getBoundingClientRect(),
      element.getBoundingClientRect(),
      lineOf(element),
    ]);

  const before = measure();
  root.dir = direction === "rtl" ? "ltr" : "rtl";
  const after = measure();
  root.dir = direction;

  const faults = new Map<string, string>();
  const moved = (outer: readonly (Box | undefined)[], inner: readonly (Box | undefined)[], most: number): boolean => {
    const [[outerThen, outerNow], [then, now]] = [outer, inner];
    if (!outerThen || !outerNow || !then || !now) return false;
    // What does not begin on the same line has other neighbors there: a number among words may take more or less room.
    if (Math.abs(then.top - outerThen.top - (now.top - outerNow.top)) > 3) return false;
    return Math.abs(then.left - outerThen.left - (outerNow.right - now.right)) > most;
  };
  // Lines that just fit in one direction, or end evenly there, may break elsewhere in the other.
  const breaksAlike = (one: Box | undefined, other: Box | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    one.height === other.height &&
    Math.abs(one.right - one.left - (other.right - other.left)) <= 3;
  // Words of two scripts may take less room in the other direction, and what follows them on their line moves by as much.
  const places = new Map(elements.map((element, index) => [element, index]));
  const growthBefore = (element: HTMLElement): number => {
    const { previousElementSibling: earlier } = element;
    if (!(earlier instanceof HTMLElement)) return 0;
    const [own, place] = [places.get(element), places.get(earlier)];
    const [then, now] = place === undefined ? [] : [before[place]?.[1], after[place]?.[1]];
    const box = own === undefined ? undefined : before[own]?.[1];
    if (!then || !now || !box || Math.abs(then.top - box.top) > 3) return 0;
    return Math.abs(then.right - then.left - (now.right - now.left)) + growthBefore(earlier);
  };
  elements.forEach((element, index) => {
    const [parent, box, line] = before[index] ?? [];
    const [parentAfter, boxAfter, lineAfter] = after[index] ?? [];
    const kind = `${element.localName}.${element.getAttribute("class")} in ${outerOf(element)?.getAttribute("class")}`;
    const name = `${kind}: ${(element.textContent ?? "").trim().slice(0, 40)}`;
    // The box of words among lines ends where these do.
    const most = (isInline(element) ? slackOf(element) : 3) + growthBefore(element);
    if (moved([parent, parentAfter], [box, boxAfter], most))
      faults.set(kind, `stays on its side in the other direction: ${name}`);
    else if (breaksAlike(line, lineAfter) && moved([box, boxAfter], [line, lineAfter], slackOf(element)))
      faults.set(kind, `its words stay on their side in the other direction: ${name}`);
  });
  return [...faults.values()];
};
