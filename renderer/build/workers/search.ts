import type { Model } from "../../model/model.ts";
import { searchData } from "../page/site-data.ts";
import type { Finishing } from "./finishing.ts";
import { turns } from "./work-queue.ts";

interface SearchOptions {
  readonly model: () => Model;
  readonly shared: SharedArrayBuffer;
  readonly finishing: Finishing;
}

/** Makes the search index, unless another thread does. */
export async function makeSearch({ model, shared, finishing }: SearchOptions): Promise<void> {
  for (const _ of turns(shared, "search", 1)) {
    const { file, content } = searchData(model());
    finishing.add((__, write) => write(file, content));
    await finishing.turn();
  }
}
