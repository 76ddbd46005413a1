import { lead } from "../../../site/address.ts";
import type { Path, Problem } from "../../../problem.ts";
import type { Context } from "../../context.ts";
import { deadLinks, type DeadLink } from "./dead-links.ts";

/** A planned page with the path of another page, and the path that links know it by. */
interface MistakenPlan {
  readonly at: Path;
  readonly path: string;
  readonly wanted: string;
  readonly dead: readonly DeadLink[];
}

const known = new WeakMap<Context, MistakenPlan | undefined>();

/** The only planned page that exists already, where all dead links lead to the same page, which nobody has planned. */
export function mistakenPlan(context: Context): MistakenPlan | undefined {
  if (!known.has(context)) known.set(context, findPlan(context));
  return known.get(context);
}

function findPlan(context: Context): MistakenPlan | undefined {
  const { pages } = context;
  const [only, other] = pages.planned.filter(({ path }) => lead(path, pages.index).kind === "page");
  if (!only || other || !pages.isComplete) return undefined;
  const dead = [...deadLinks(context)].filter(({ kind }) => kind === "page");
  const [first] = dead;
  return first && dead.every(({ path }) => path === first.path) ? { ...only, wanted: first.path, dead } : undefined;
}

/** Says where the path is written what path links expect there. */
export function problemOfPlan({ at, path, wanted, dead }: MistakenPlan, { source, correct }: Context): Problem {
  const place = [...at, "path"];
  return {
    code: "link/unknown-page",
    severity: "error",
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
