import type { Meta } from "../problems/meta.ts";
import type { Fix } from "../problem.ts";
import { problemsOf } from "./generate/try-example.ts";

/** What the check says of the bad example of a code, and how the problem can be fixed. */
export interface Explanation {
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  readonly help: string | undefined;
  readonly fix: Fix["safety"] | undefined;
  /** What can be done beside writing it right, as sentences; empty where nothing can. */
  readonly more: string;
}

const names = { error: "error", warning: "warning", info: "note" } as const;

/** Checks the bad example. Throws if the check finds nothing in it. */
export function explanationOf({ code, bad }: Meta): Explanation {
  const [problem] = problemsOf(bad);
  if (!problem) throw new Error(`The check finds nothing wrong in the bad example of ${code}`);
  const { message, help, fixes } = problem;
  const severity = names[problem.severity];
  const fix = fixes?.[0]?.safety;
  const fixed =
    fix === "safe"
      ? "`--fix` puts it right."
      : fix === "review"
        ? "`--fix-all` writes what was likely meant; look at the change."
        : "";
  const silenced =
    severity === "error" ? "" : `Where it is right as it is, write above the line: \`# ignore ${code}: the reason\`.`;
  const more = [fixed, silenced].filter((part) => part !== "").join(" ");
  return { severity, message, help, fix, more };
}
