import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Addresses } from "../../model/model.ts";
import type { StaticOutput } from "../output/static-output.ts";
import type { Finishing } from "./finishing.ts";
import { turns } from "./work-queue.ts";

interface PicturesOptions {
  readonly addresses: Addresses;
  readonly feeds: Pick<StaticOutput, "pictures">;
  readonly shared: SharedArrayBuffer;
  readonly finishing: Finishing;
  readonly publicFolder: string;
}

/** Draws the pictures of pages while there are any that no other thread has taken. */
export async function makePictures(options: PicturesOptions): Promise<void> {
  const { addresses, feeds, shared, finishing, publicFolder } = options;
  const pages = Object.entries(addresses.pages).map(([path, { title }]) => ({ path, title }));
  const pictureOf = await feeds.pictures();
  for (const places of turns(shared, "pictures", pages.length)) {
    const [first = 0] = places;
    const drawn = await Promise.all(pages.slice(first, first + places.length).map(pictureOf));
    finishing.add((_, write) => {
      for (const { file, content } of drawn) if (!existsSync(join(publicFolder, file))) write(file, content);
    });
    await finishing.turn();
  }
}
