import { once } from "../shared.ts";
import { resolveAddress } from "../../../site/address.ts";
import type { Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { deadLinks, type DeadLink } from "./dead-links.ts";

/** A planned page with the path of another page, and the path that links know it by. */
interface MistakenPlan {
  readonly at: Path;
  readonly path: string;
  readonly wanted: string;
  readonly dead: readonly DeadLink[];
}

/** The only planned page that exists already, where all dead links lead to the same page, which nobody has planned. */
export const mistakenPlan = once(findPlan);

function findPlan(context: Context): MistakenPlan | undefined {
  const { pages } = context;
  const [only, other] = pages.planned.filter(({ path }) => resolveAddress(path, pages.index).kind === "page");
  if (!only || other || !pages.isComplete) return undefined;
  const dead = deadLinks(context).filter(({ kind }) => kind === "page");
  const [first] = dead;
  return first && dead.every(({ path }) => path === first.path) ? { ...only, wanted: first.path, dead } : undefined;
}

/** Says where the path is written what path links expect there. */
export function problemOfPlan({ at, path, wanted, dead }: MistakenPlan, { source, correct }: Context): Finding {
  const place = [...at, "path"];
  return {
    message: `Links lead to ${wanted.slice(0, 30)}, which is ${path.slice(0, 24)} here.`,
    label: "another page’s path",
    help: `${path} is there already. Write it so:\npath: ${wanted}`,
    range: source.locate(place),
    at: place,
    related: dead
      .slice(0, 8)
      .map(({ link }) => ({ message: "leads there", range: source.locateInside(link.path, link.start, link.end) })),
    fixes: correct(place, 0, path.length, wanted, "review"),
  };
}
