import { inspect, stripVTControlCharacters } from "node:util";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { cachedExaminer } from "../../../schema/cli/check-site-file.ts";
import { usesColor } from "../../../schema/cli/colors.ts";
import { publicFolderOf } from "../../../schema/cli/package/places.ts";
import { readSiteFile } from "../../../schema/cli/site-file.ts";
import { watchSiteFile } from "../../../schema/cli/watch/watch-site-file.ts";
import { SiteMemory } from "../../../schema/site/site-memory.ts";
import { pretty } from "../../../schema/report/pretty.ts";
import type { Message, SiteChange } from "../../live/messages.ts";
import { loadSite, type LoadedSite } from "../load-site.ts";
import type { Show } from "../show.ts";
import { LiveFonts } from "./live-fonts.ts";
import { draftPages } from "./draft.ts";
import { ReportedProblems } from "./reported-problems.ts";

/** The pages that were requested last are taken for open: those of a few tabs, and the one that a link preloads. */
const maxOpen = 4;

/**
 * The site while it is edited. During a save the open pages are made of their part of the text and sent at once. After it the
 * whole text is checked, and the pages are sent again: browsers render what differs. A save with errors restores the last site without, and shows what is wrong
 * over it.
 */
export class LiveSite {
  readonly reported: ReportedProblems;
  readonly publicFolder: string;
  readonly file: string;
  readonly #fonts: LiveFonts;
  #loaded: LoadedSite;
  #show: Show | undefined;
  /** The names of all icons that `icons.svg` holds. */
  #icons: ReadonlySet<string> = new Set();
  /** Paths, the last requested at the end. */
  readonly #open = new Set<string>();
  readonly #examiner;
  readonly #memory;
  /** Ends when the file is no longer watched. */
  readonly #stop: () => void;
  #send: (message: Message) => void = () => undefined;
  #onLoaded: () => void = () => undefined;
  /** One load after the other: an older text never comes last. */
  #loading: Promise<void> = Promise.resolve();
  /** A load that has not begun, and will read what is saved until then. */
  #nextLoad: Promise<void> | undefined;
  /** How many saves were previewed: what was checked meanwhile is not sent over the preview of a later one. */
  #saves = 0;
  /** Whether the addresses of the site are others than those that were sent. */
  #addresses: SiteChange["addresses"] = "same";

  constructor(file: string) {
    this.file = file;
    this.publicFolder = publicFolderOf(file);
    this.#fonts = new LiveFonts(this.publicFolder);
    this.#examiner = cachedExaminer(file);
    this.#memory = new SiteMemory(file);
    this.#loaded = { file, text: "", problems: [] };
    this.reported = new ReportedProblems(this.#loaded);
    this.#stop = watchSiteFile({
      file,
      publicFolder: this.publicFolder,
      onSave: () => this.#preview(),
      onSettled: () => void this.load(),
    });
  }

  /** The last site without errors. */
  get show(): Show | undefined {
    return this.#show;
  }

  /** CSS for the typeface of that site. */
  get fontStyles(): string {
    return this.#fonts.styles;
  }

  /** What was read last. */
  get loaded(): LoadedSite {
    return this.#loaded;
  }

  /** @param send tells all open pages something */
  connect(send: (message: Message) => void): void {
    this.#send = send;
  }

  /** @param listener is called after each load */
  onLoaded(listener: () => void): void {
    this.#onLoaded = listener;
  }

  stop(): void {
    this.#stop();
  }

  markOpen(path: string): void {
    this.#open.delete(path);
    this.#open.add(path);
    for (const first of this.#open) if (this.#open.size > maxOpen) this.#open.delete(first);
  }

  /** Sends the open pages as the saved text has them, without waiting for the end of the save and for the check. */
  #preview(): void {
    this.#saves += 1;
    const { text, problem } = readSiteFile(this.#loaded.file);
    const draft =
      this.#show && !problem && text !== this.#loaded.text
        ? draftPages(text, {
            paths: this.#open,
            addresses: this.#show.model.addresses,
            icons: this.#icons,
            publicFolder: this.publicFolder,
          })
        : undefined;
    if (draft) this.#sendSite(draft);
  }

  /** Checks the whole text. Where it has errors, the last site without them is sent again, in place of what was previewed. */
  load(): Promise<void> {
    const fail = (error: unknown): void =>
      void process.stderr.write(`${error instanceof InputError ? error.message : inspect(error)}\n`);
    const start = (): Promise<void> => {
      this.#nextLoad = undefined;
      return this.#load();
    };
    this.#nextLoad ??= this.#loading
      .then(start)
      .then(() => this.#onLoaded())
      .catch(fail);
    this.#loading = this.#nextLoad;
    return this.#loading;
  }

  async #load(): Promise<void> {
    const before = this.#loaded;
    const saves = this.#saves;
    this.#loaded = await loadSite(this.file, "", { examiner: this.#examiner, memory: this.#memory });
    this.reported.update(this.#loaded);
    if (this.#loaded.show) this.#setShow(this.#loaded.show);
    if (this.#loaded.text !== before.text || this.#loaded.problems.length > 0 || before.problems.length > 0)
      this.#print();
    this.#send({ type: "problems", data: this.reported.data });
    if (this.#show && saves === this.#saves) this.#sendSite(this.#show);
  }

  #sendSite({ model: { frame, pages }, theme }: Show): void {
    const open = pages.filter(({ path }) => this.#open.has(path));
    const addresses = this.#addresses;
    this.#addresses = "same";
    this.#send({ type: "site", data: { frame, pages: open, theme: theme + this.fontStyles, addresses } });
  }

  #setShow(show: Show): void {
    if (JSON.stringify(this.#show?.model.addresses) !== JSON.stringify(show.model.addresses))
      this.#addresses = "changed";
    this.#show = show;
    this.#fonts.update(show.model.frame.site.theme.font);
    this.#icons = new Set(show.model.icons);
  }

  #print(): void {
    const { problems, text, file } = this.#loaded;
    const time = new Date().toLocaleTimeString();
    const report =
      problems.length === 0
        ? `${file} has no problems\n`
        : `\n${pretty(problems, text, { color: true, earlier: this.reported.earlier })}`;
    process.stdout.write(`${time} ${usesColor(process.stdout) ? report : stripVTControlCharacters(report)}`);
  }
}
