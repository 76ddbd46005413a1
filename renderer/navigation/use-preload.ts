import { startTransition, useCallback, useRef, type Dispatch } from "react";
import type { Address } from "../../schema/language/values.ts";
import { whenIdle } from "./deferred.ts";
import type { Loader } from "./load.ts";
import type { NavigationEvent } from "./state.ts";

/** Milliseconds that the pointer rests on a link before its page is rendered: the pages of links that it only passes are not. */
const restTime = 50;

/** @returns fetches the page of a link at once, and has it rendered out of sight when the browser is idle */
export function usePreload(
  loader: Loader | undefined,
  dispatch: Dispatch<NavigationEvent>,
): (address: Address) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (address) => {
      if (!loader || !("to" in address) || address.planned) return;
      const loaded = loader.page(address.page);
      // A page that cannot be fetched now is fetched again, and reported, when its link is followed.
      loaded.catch(() => undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        loaded.then(
          (page) => whenIdle(() => startTransition(() => dispatch({ type: "page-preloaded", page }))),
          () => undefined,
        );
      }, restTime);
    },
    [loader, dispatch],
  );
}
