/**
 * In the page: texts whose color is too near to the ground that they stand on.
 * @param scope a selector of what is looked at
 */
export const unreadable = (scope: string): string[] => {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const parsed = new Map<string, Color>();
  const read = (written: string): Color => {
    const numbers = (written.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [first = 0, second = 0, third = 0, alpha = 1] = numbers;
    const scale = written.startsWith("color(") ? 255 : 1;
    if (!/^rgba?\(|^color\(srgb /.test(written)) throw new Error(`The judge cannot read the color ${written}`);
    return [first * scale, second * scale, third * scale, alpha];
  };
  const colorOf = (written: string): Color => {
    const color = parsed.get(written) ?? read(written);
    parsed.set(written, color);
    return color;
  };
  const over = (above: Color, below: Color): Color => {
    const [red, green, blue, alpha] = above;
    const mix = (one: number, other: number): number => one * alpha + other * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
  };
  const luminance = ([red, green, blue]: Color): number => {
    const linear = (value: number): number =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Color, other: Color): number => {
    const [light, dark] = [luminance(one), luminance(other)].sort((first, second) => second - first);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };

  const grounds = new Map<Element, Color>();
  /** The color behind what stands in an element. */
  const groundOf = (element: Element): Color => {
    const known = grounds.get(element);
    if (known) return known;
    const own = colorOf(getComputedStyle(element).backgroundColor);
    const behind: Color =
      own[3] === 1 ? own : element.parentElement ? groundOf(element.parentElement) : [255, 255, 255, 1];
    const ground = own[3] === 1 ? own : over(own, behind);
    grounds.set(element, ground);
    return ground;
  };

  const faults = new Map<string, string>();
  const walker = document.createTreeWalker(document.querySelector(scope) ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (text === "" || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest("svg, .vh, noscript, option, a[href='#main']:not(:focus)")) continue;
    const style = getComputedStyle(parent);
    const ground = groundOf(parent);
    const color = over(colorOf(style.color), ground);
    const size = Number.parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const found = contrast(color, ground);
    if (found >= needed - 0.005) continue;
    const place = `${parent.localName}.${parent.className} in ${parent.closest("[class]:not([class=''])")?.className ?? ""}`;
    if (!faults.has(place))
      faults.set(
        place,
        `contrast ${found.toFixed(2)} of ${needed}: ${style.color} on ${ground.slice(0, 3).map(Math.round).join(" ")}: ${place}: ${text.slice(0, 40)}`,
      );
  }
  return [...faults.values()];
};
