import { files } from "../../navigation/load.ts";
import type { PageModel } from "../../model/model.ts";
import type { Prerenderer } from "../page/prerender.ts";
import type { Finish } from "./finishing.ts";

/**
 * Renders a page; its two files are written later.
 * @param data what the running site fetches of it
 */
export function startPage(page: PageModel | undefined, data: string | undefined, drafts: Prerenderer): Finish {
  if (!page || data === undefined) throw new Error("There is no such page");
  const draft = drafts.page(page);
  return (assets, write) => {
    write(draft.file, draft.finish(assets));
    write(files.page(page.path), data);
  };
}
