import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Addresses, Model, PageModel } from "../../model/model.ts";
import { files } from "../../navigation/load.ts";
import type { StaticOutput } from "../output/static-output.ts";
import type { Prerenderer } from "../page/prerender.ts";
import { searchData } from "../page/site-data.ts";
import type { PendingFiles } from "./pending-files.ts";
import { takeBatches } from "./work-queue.ts";

/** Where the workers share out what they make, and where its files wait. */
interface Sharing {
  readonly counters: SharedArrayBuffer;
  readonly pending: PendingFiles;
}

interface PagesOptions extends Sharing {
  /** The content of each `page.json`. */
  readonly contents: readonly string[];
  readonly pageAt: (index: number) => PageModel | undefined;
  readonly prerenderer: Prerenderer;
}

/** Prerenders pages as long as there are any that no other worker has taken. */
export async function prerenderPages({
  contents,
  pageAt,
  prerenderer,
  counters,
  pending,
}: PagesOptions): Promise<void> {
  for (const batch of takeBatches(counters, "pages", contents.length)) {
    for (const index of batch) {
      const [page, content] = [pageAt(index), contents[index]];
      if (!page || content === undefined) throw new Error(`There is no page ${index}`);
      const html = prerenderer.page(page);
      pending.add((assets, write) => {
        write(html.file, html.finish(assets));
        write(files.page(page.path), content);
      });
    }
    await pending.writeIfReady();
  }
}

interface PicturesOptions extends Sharing {
  readonly addresses: Addresses;
  readonly staticOutput: Pick<StaticOutput, "pictures">;
  readonly publicFolder: string;
}

/** Draws the pictures of pages as long as there are any that no other worker has taken. */
export async function drawPictures(options: PicturesOptions): Promise<void> {
  const { addresses, staticOutput, publicFolder, counters, pending } = options;
  const pages = Object.entries(addresses.pages).map(([path, { title }]) => ({ path, title }));
  const pictureOf = await staticOutput.pictures();
  for (const batch of takeBatches(counters, "pictures", pages.length)) {
    const [first = 0] = batch;
    const drawn = await Promise.all(pages.slice(first, first + batch.length).map(pictureOf));
    pending.add((_, write) => {
      for (const { file, content } of drawn) if (!existsSync(join(publicFolder, file))) write(file, content);
    });
    await pending.writeIfReady();
  }
}

/** Makes the search index, unless another worker does. */
export async function makeSearchIndex(model: () => Model, { counters, pending }: Sharing): Promise<void> {
  for (const _ of takeBatches(counters, "search", 1)) {
    const { file, content } = searchData(model());
    pending.add((__, write) => write(file, content));
    await pending.writeIfReady();
  }
}
