import { optimizeSooner } from "../../../schema/cli/engine.ts";
import type { Finish, Finishing } from "./finishing.ts";
import { turns } from "./work-queue.ts";

interface PagesOptions {
  readonly count: number;
  readonly shared: SharedArrayBuffer;
  readonly finishing: Finishing;
  readonly start: (page: number) => Finish;
}

/** Starts pages while there are any that no other thread has taken. */
export async function makePages({ count, shared, finishing, start }: PagesOptions): Promise<void> {
  optimizeSooner();
  for (const pages of turns(shared, "pages", count)) {
    finishing.add(...pages.map(start));
    await finishing.turn();
  }
}
