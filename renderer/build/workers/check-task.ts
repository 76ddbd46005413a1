import { createHash } from "node:crypto";
import { pretty } from "../../../schema/report/pretty.ts";
import type { CheckedSite } from "../../../schema/site/checked-site.ts";
import { beginSite, type BegunSite } from "../load-site.ts";
import type { CheckAndBuildTask, CheckTask, ReadSite, SharedSite, TaskContext } from "./messages.ts";
import { onceMessage } from "./once-message.ts";

/** A site file that was read, and what tells this build from others. */
interface Begun {
  readonly site: BegunSite;
  readonly build: string;
}

export function beginCheck({ task }: TaskContext<CheckAndBuildTask | CheckTask>): Begun {
  const site = beginSite(task.site);
  return { site, build: createHash("sha256").update(site.text).digest("hex").slice(0, 8) };
}

/** Checks a site and sends the report. Returns the site if it has no errors. */
export function finishCheck(
  begun: BegunSite,
  { task, send }: TaskContext<CheckAndBuildTask | CheckTask>,
): CheckedSite | undefined {
  const { problems, site } = begun.finish();
  const report = problems.length > 0 ? pretty(problems, begun.text, { color: task.color }) : "";
  send({ kind: "checked", file: begun.file, report, isSound: site !== undefined });
  return site;
}

/**
 * Checks a site that another worker builds meanwhile, and then helps with it.
 * @returns the files that it wrote
 */
export async function checkAndHelp(context: TaskContext<CheckTask>): Promise<readonly string[]> {
  const { port } = context.task;
  const { site, build } = beginCheck(context);
  // Before the check has found whether the site can be built: mostly it can.
  if (site.plain) port.postMessage({ plain: site.plain, build } satisfies ReadSite);
  if (!finishCheck(site, context)) return [];
  const [{ help }, shared] = await Promise.all([import("./help-task.ts"), onceMessage<SharedSite>(port)]);
  port.close();
  return help(shared, context);
}
