import type { Frame, PageModel } from "./model.ts";

/** The frame with the menus of a page, where it has its own. What those leave out is that of the site. */
export function pageFrame(frame: Frame, { menus: variant }: Pick<PageModel, "menus"> = {}): Frame {
  const own = variant === undefined ? undefined : frame.menus.variants?.[variant];
  const headerFit = frame.variantFits?.[variant ?? ""] ?? frame.headerFit;
  return own ? { ...frame, menus: { ...frame.menus, ...own }, headerFit } : frame;
}
