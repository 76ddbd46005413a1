import { createHash } from "node:crypto";
import type { CheckedSite } from "../../../schema/site/checked-site.ts";
import { pretty } from "../../../schema/report/pretty.ts";
import { beginSite, type BegunSite } from "../load-site.ts";
import type { AloneTask, CheckTask, PlainShare, Share, Working } from "./messages.ts";
import { heard } from "./once-message.ts";

/** What a thread has read, and what tells this build from others. */
interface Begun {
  readonly site: BegunSite;
  readonly build: string;
}

export function begin({ task }: Working<AloneTask | CheckTask>): Begun {
  const site = beginSite(task.site);
  return { site, build: createHash("sha256").update(site.text).digest("hex").slice(0, 8) };
}

/** Checks a site and tells what was found. Gives it if it is sound. */
export function finish(begun: BegunSite, { task, report }: Working<AloneTask | CheckTask>): CheckedSite | undefined {
  const { problems, site } = begun.finish();
  const told = problems.length > 0 ? pretty(problems, begun.text, { color: task.color }) : "";
  report({ kind: "loaded", file: begun.file, told, sound: site !== undefined });
  return site;
}

/**
 * Checks a site that another thread makes meanwhile, and then helps with it.
 * @returns the files that it wrote
 */
export async function checkAndHelp(options: Working<CheckTask>): Promise<readonly string[]> {
  const { partner } = options.task;
  const { site, build } = begin(options);
  // Before the check has said whether it can be built: it mostly can.
  if (site.plain) partner.postMessage({ plain: site.plain, build } satisfies PlainShare);
  if (!finish(site, options)) return [];
  const [{ help }, share] = await Promise.all([import("./make-rest.ts"), heard<Share>(partner)]);
  partner.close();
  return help(share, options);
}
