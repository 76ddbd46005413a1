import { commandOf } from "../language/words.ts";
import { deleteNamed, usesFromOutside } from "./delete/delete-named.ts";
import type { OpenSite } from "./open-site.ts";
import { refuse, type Planned } from "./plan/plan.ts";
import { indexReferences } from "./reference-index.ts";
import { thingWords, type Thing } from "./things/thing.ts";
import { capital } from "./words/words.ts";

/** Plans to write the value of a fact wherever texts name it, as it is shown there, and to take the fact away. */
export function planInline(site: OpenSite, thing: Thing): Planned {
  if (thing.kind !== "constant")
    return refuse(
      `${capital(thingWords(thing))} is no fact that could be written out`,
      `Only facts are: ${commandOf("inline", "{trial.days}")}`,
    );
  if (usesFromOutside(indexReferences(site), thing).length === 0)
    return refuse(`Nothing names {${thing.name}}`, `To take it away: ${commandOf("delete", `{${thing.name}}`)}`);
  const planned = deleteNamed(site, thing, { unlink: true });
  if (planned.kind === "refused") return planned;
  return { kind: "plan", plan: { ...planned.plan, title: `Write {${thing.name}} out` } };
}
