import type { Fix, Problem } from "../../../../schema/problem.ts";
import type { InputError } from "../../../../schema/cli/generate/inputs/input-error.ts";
import { changeSiteFile } from "../../../../schema/cli/history/change-site-file.ts";
import { lastChange, takeBack } from "../../../../schema/cli/history/undo.ts";
import { applyEdits } from "../../../../schema/reader/positions.ts";
import { arrange, bySeverity, type Arranged } from "../../../../schema/report/arrange.ts";
import type { FixAnswer, FixRequest, OverlayData, OverlayProblem } from "../../../live/overlay-data.ts";
import type { LoadedSite } from "../../load-site.ts";
import { overlayProblems } from "./overlay-data.ts";
import { overlayFault } from "./own-faults.ts";

type Reported = Pick<LoadedSite, "file" | "text" | "problems">;

/** A fix that was written to the file. */
interface Applied {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** What browsers show of a problem, with the fixes that are offered there. */
interface Listed {
  readonly shown: OverlayProblem;
  readonly fixes: readonly Fix[];
}

const hasChanged: FixAnswer = { refused: "The file has changed meanwhile. Look at what is reported now." };

/** The problems of the last save, as they were sent to browsers, and the fixes that an author applied from there. */
export class ReportedProblems {
  #site: Reported;
  /** Of the save before. */
  #earlier: readonly Problem[] = [];
  #arranged: Arranged;
  #version = 0;
  /** What is wrong with the section types of the site. */
  #faults: readonly InputError[] = [];
  /** Fixes that can be taken back, the last one at the end. */
  readonly #applied: Applied[] = [];

  constructor(site: Reported) {
    this.#site = site;
    this.#arranged = arrange(site.problems);
  }

  /** Of the save before the last one. */
  get earlier(): readonly Problem[] {
    return this.#earlier;
  }

  update(site: Reported): void {
    this.#earlier = this.#site.problems;
    this.#site = site;
    this.#arranged = arrange(site.problems, this.#earlier);
    this.#version += 1;
    // What is taken back would take the author's own edits along.
    if (site.text !== this.#applied.at(-1)?.after) this.#applied.length = 0;
  }

  /** @param faults what is wrong with the section types of the site now */
  setFaults(faults: readonly InputError[]): void {
    this.#faults = faults;
    // Problems may have other places in the list now.
    this.#version += 1;
  }

  get data(): OverlayData {
    const applied = this.#applied.at(-1)?.title;
    return {
      version: this.#version,
      problems: this.#listed.map(({ shown }) => shown),
      ...(applied !== undefined && { applied }),
    };
  }

  /** Writes a fix to the file, or takes the last one back. The save is seen like any other. */
  answer(request: FixRequest): FixAnswer {
    const last = this.#applied.at(-1);
    if ("undo" in request) {
      if (!last || !this.#takeBack(last)) return hasChanged;
      this.#applied.pop();
      return {};
    }
    const fix = this.#listed[request.problem]?.fixes[request.fix];
    const { text } = this.#site;
    if (request.version !== this.#version || !fix) return hasChanged;
    const after = applyEdits(text, fix.edits);
    if (!this.#write(text, after, fix.title)) return hasChanged;
    this.#applied.push({ title: fix.title, before: text, after });
    return {};
  }

  get #listed(): readonly Listed[] {
    const { file, text } = this.#site;
    const { inOrder, folded } = this.#arranged;
    const shown = overlayProblems(inOrder, { file, text, folded });
    const faults = this.#faults.map((fault): Listed => ({ shown: overlayFault(fault), fixes: [] }));
    const listed = inOrder.flatMap(({ fixes = [] }, at) => (shown[at] ? [{ shown: shown[at], fixes }] : []));
    return [...listed, ...faults].toSorted((a, b) => bySeverity(a.shown, b.shown));
  }

  /** @returns whether the file still held the text that was to be replaced */
  #write(before: string, after: string, what: string): boolean {
    return changeSiteFile({ file: this.#site.file, before, after, what }).kind === "written";
  }

  /** As `lintel undo` does, where the version before could be kept. */
  #takeBack({ before, after, title }: Applied): boolean {
    const { file } = this.#site;
    const last = lastChange(file);
    if (last.kind !== "found" || last.change.now.toString("utf8") !== after)
      return this.#write(after, before, `${title}, taken back`);
    return takeBack(file, last.change) !== undefined;
  }
}
