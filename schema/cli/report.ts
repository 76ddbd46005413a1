import { relative, resolve } from "node:path";
import type { Problem } from "../problem.ts";
import { compact } from "../report/compact.ts";
import { github } from "../report/github.ts";
import { json } from "../report/json.ts";
import { junit } from "../report/junit.ts";
import { pretty, usualMost } from "../report/pretty.ts";
import { sarif } from "../report/sarif.ts";
import type { Call } from "./call.ts";
import { nameOf } from "./site-file.ts";
import { version } from "./version.ts";

/** Problems in the format of the call. */
export async function report(problems: readonly Problem[], text: string, call: Call): Promise<string> {
  const { format, max, strict } = call;
  switch (format) {
    case "pretty":
      return pretty(problems, text, { color: hasColor(), max: max ?? usualMost });
    case "compact":
      return compact(problems, max);
    case "json":
      return json(problems, { version }, max);
    case "github":
      return github(problems.map((problem) => ({ ...problem, file: fromTop(call.file) })));
    case "junit":
      return junit(problems, { file: nameOf(call.file), strict });
    case "sarif": {
      const { metas } = await import("../rules/metas.ts");
      return sarif(problems, text, { version, file: fromTop(call.file), describe: (code) => metas.get(code) });
    }
  }
}

const hasColor = (): boolean => process.stdout.isTTY && !process.env["NO_COLOR"];

/** GitHub wants paths from the top of the repository, wherever the check is called. */
function fromTop(file: string): string {
  if (file === "-") return nameOf(file);
  const way = relative(process.env["GITHUB_WORKSPACE"] ?? process.cwd(), resolve(file)).replaceAll("\\", "/");
  return way.startsWith("../") ? file : way;
}
