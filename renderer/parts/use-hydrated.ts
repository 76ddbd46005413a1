import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in prerendered HTML and in the first render over it, then true: what needs the script may stand in for what does not. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
