import type { Frame, PageModel } from "../../renderer/model/model.ts";
import { renderView } from "../../renderer/build/page/render.tsx";
import { escapeHtml, htmlOf } from "../../renderer/build/page/shell.ts";

/** A page as a whole HTML document, without styles and scripts. */
export function documentOf(frame: Frame, page: PageModel): string {
  return htmlOf({
    language: frame.site.language,
    base: "./",
    build: frame.build,
    head: [`<title>${escapeHtml(page.title)}</title>`],
    body: renderView(frame, { kind: "page", location: page.path, page }),
  });
}
