import { startTransition, useCallback, useRef, useState } from "react";
import type { Address } from "../../schema/language/values.ts";
import { whenIdle } from "./deferred.ts";
import type { Loader } from "./load.ts";
import type { PageModel } from "../model/model.ts";

export interface Ahead {
  /** The page that is likely to be asked for next. */
  readonly ahead: PageModel | undefined;
  /** Called when a link is likely to be followed soon. */
  prepare(address: Address): void;
}

/** So long, in milliseconds, a pointer stays on what it means: no page is made ready for each link that it passes. */
const meant = 50;

/** Fetches the page that a pointed link leads to at once, and soon names it as the next. */
export function useAhead(loader: Loader | undefined): Ahead {
  const [ahead, setAhead] = useState<PageModel>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prepare = useCallback<Ahead["prepare"]>(
    (address) => {
      if (!loader || !("to" in address) || address.planned) return;
      // What cannot be fetched now is asked for again, and told, when the link is followed.
      const page = loader.page(address.page).catch(() => undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void page.then((known) => whenIdle(() => startTransition(() => setAhead(known)))),
        meant,
      );
    },
    [loader],
  );
  return { ahead, prepare };
}
