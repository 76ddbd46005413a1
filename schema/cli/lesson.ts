import type { Entry, Example } from "../rules/manual/entry.ts";
import type { Fix } from "../problem.ts";
import { problemsOf } from "./generate/try-example.ts";

/** What the checker itself says of the wrong example of an entry. */
export interface Lesson {
  readonly severity: "error" | "warning" | "note";
  readonly said: string;
  readonly help: string | undefined;
  readonly fix: Fix["safety"] | undefined;
}

const names = { error: "error", warning: "warning", info: "note" } as const;

/** Asks the checker about the wrong example. */
export function lesson(entry: Entry): Lesson {
  const [problem] = problemsOf(entry.bad);
  if (!problem) throw new Error(`The checker finds nothing wrong in the example for “${entry.what}”`);
  const { severity, message, help, fixes } = problem;
  return { severity: names[severity], said: message, help, fix: fixes?.[0]?.safety };
}

/** What can be done about it beside writing it right. */
export function correction(code: string, { severity, fix }: Lesson): string {
  const fixed =
    fix === "safe"
      ? "`--fix` puts it right."
      : fix === "review"
        ? "`--fix-all` writes what was likely meant; look at the change."
        : "";
  const silenced =
    severity === "error" ? "" : `Where it is right as it is, write above the line: \`# ignore ${code}: the reason\`.`;
  return [fixed, silenced].filter((part) => part !== "").join(" ");
}

/** What a page shows of an example. A tab is drawn, because it looks like spaces. */
export const shownText = (example: Example): string =>
  "command" in example ? example.command : example.shown.replaceAll("\t", "⇥   ");
