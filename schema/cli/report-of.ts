import { relative, resolve } from "node:path";
import type { Problem } from "../problem.ts";
import { formats } from "../report/formats.ts";
import { usesColor } from "./colors.ts";
import type { CheckOptions } from "./command.ts";
import { nameOf } from "./site-file.ts";
import { version } from "./package/version.ts";

/**
 * The problems of a text in the wanted format.
 * @param earlier the problems of the save before, while a file is watched
 */
export async function reportOf(
  problems: readonly Problem[],
  text: string,
  options: CheckOptions,
  earlier?: readonly Problem[],
): Promise<string> {
  const { file, format, max, strict } = options;
  return formats[format].write({
    problems,
    earlier,
    text,
    file: nameOf(file),
    fileInRepository: fromTop(file),
    version,
    max,
    strict,
    color: usesColor(process.stdout),
    loadRuleWords: async () => {
      const { metas } = await import("../rules/metas.ts");
      return (code) => metas.get(code);
    },
  });
}

/** GitHub wants paths from the top of the repository, wherever the check is called. */
function fromTop(file: string): string {
  if (file === "-") return nameOf(file);
  const way = relative(process.env["GITHUB_WORKSPACE"] ?? process.cwd(), resolve(file)).replaceAll("\\", "/");
  return way.startsWith("../") ? file : way;
}
