import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useFrame } from "../parts/frame.ts";
import { loadEngine, type Engine, type HitGroup } from "./engine.ts";

export interface Search {
  /** Waiting for the index, ready, or out of reach. */
  readonly state: "loading" | "ready" | "failed";
  readonly groups: readonly HitGroup[];
  /** Tries once more to fetch the index. */
  retry(): void;
}

let kept: Promise<Engine> | undefined;

/** Results for what is typed. The index is fetched once and kept. */
export function useSearch(words: string): Search {
  const { build } = useFrame();
  const [engine, setEngine] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = useDeferredValue(words.trim());

  useEffect(() => {
    kept ??= loadEngine(build);
    kept.then(setEngine, () => {
      kept = undefined;
      setFailed(true);
    });
  }, [build, attempt]);

  const groups = useMemo(() => (engine && asked !== "" ? engine.find(asked) : []), [engine, asked]);
  return {
    state: engine ? "ready" : failed ? "failed" : "loading",
    groups,
    retry() {
      setFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
