import { inspect } from "node:util";
import { InputError } from "../../../schema/cli/generate/inputs/input-error.ts";
import { cachedExaminer } from "../../../schema/cli/check-site-file.ts";
import { blocksFolder } from "../../../schema/cli/own/own-types.ts";
import { publicFolderOf } from "../../../schema/cli/package/places.ts";
import { namesNoFile, readSiteFile } from "../../../schema/cli/site-file.ts";
import { watchSiteFile } from "../../../schema/cli/watch/watch-site-file.ts";
import { SiteMemory } from "../../../schema/site/site-memory.ts";
import type { Message, SiteChange } from "../../live/messages.ts";
import { loadSite, type LoadedSite } from "../load-site.ts";
import type { Show } from "../show.ts";
import { LiveFonts } from "./live-fonts.ts";
import { draftPages } from "./draft.ts";
import { printReport } from "./problems/print-report.ts";
import { ReportedProblems } from "./problems/reported-problems.ts";
import { TypeFaults } from "./problems/type-faults.ts";

/** The pages that were requested last are taken for open: those of a few tabs, and the one that a link preloads. */
const maxOpen = 4;

const bringBack = "It was renamed, moved or deleted. Bring it back: until then the pages stay as they were.";

/**
 * The site while it is edited. During a save the open pages are made of their part of the text and sent at once. After it the
 * whole text is checked, and the pages are sent again: browsers render what differs. A save with errors restores the last site without, and shows what is wrong
 * over it.
 */
export class LiveSite {
  readonly reported: ReportedProblems;
  readonly typeFaults: TypeFaults;
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
  #onLoaded: (areBlocksNew: boolean) => void = () => undefined;
  /** Whether section types have changed since the last load. */
  #areBlocksNew = false;
  /** One load after the other: an older text never comes last. */
  #loading: Promise<void> = Promise.resolve();
  /** A load that has not begun, and will read what is saved until then. */
  #nextLoad: Promise<void> | undefined;
  /** How many saves were previewed: what was checked meanwhile is not sent over the preview of a later one. */
  #saves = 0;
  /** Whether the addresses of the site are others than those that were sent. */
  #addresses: SiteChange["addresses"] = "same";

  /** @param onGone is called when the folder of the site is gone */
  constructor(file: string, onGone: (message: string) => void) {
    this.file = file;
    this.publicFolder = publicFolderOf(file);
    this.#fonts = new LiveFonts(this.publicFolder);
    this.#examiner = cachedExaminer(file);
    this.#memory = new SiteMemory(file);
    this.#loaded = { file, text: "", problems: [] };
    this.reported = new ReportedProblems(this.#loaded);
    this.typeFaults = new TypeFaults(file, (faults) => {
      this.reported.setFaults(faults);
      this.#send({ type: "problems", data: this.reported.data });
    });
    this.#stop = watchSiteFile({
      file,
      publicFolder: this.publicFolder,
      blocksFolder: blocksFolder(file),
      onSave: () => this.#preview(),
      onSettled: (areBlocksNew) => {
        if (areBlocksNew) this.#areBlocksNew = true;
        void this.load();
      },
      onGone,
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
  onLoaded(listener: (areBlocksNew: boolean) => void): void {
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
    const start = async (): Promise<void> => {
      this.#nextLoad = undefined;
      const areBlocksNew = this.#areBlocksNew;
      this.#areBlocksNew = false;
      await this.#load();
      this.#onLoaded(areBlocksNew);
    };
    this.#nextLoad ??= this.#loading
      .then(start)
      .catch((error: unknown) => void process.stderr.write(`${inspect(error)}\n`));
    this.#loading = this.#nextLoad;
    return this.#loading;
  }

  async #load(): Promise<void> {
    const before = this.#loaded;
    const saves = this.#saves;
    const loaded = await this.#read();
    if (loaded instanceof InputError) return this.typeFaults.setSchemaFault(loaded);
    this.#loaded = loaded;
    this.reported.update(loaded);
    if (loaded.show) this.#setShow(loaded.show);
    const hadFaults = this.typeFaults.hasOwn;
    this.typeFaults.setSchemaFault(undefined);
    if (loaded.text !== before.text || loaded.problems.length > 0 || before.problems.length > 0 || hadFaults)
      printReport(loaded, this.reported.earlier);
    this.#send({ type: "problems", data: this.reported.data });
    if (this.#show && saves === this.#saves) this.#sendSite(this.#show);
  }

  /** The site, or why its section types cannot be read: then the last site stays. */
  async #read(): Promise<LoadedSite | InputError> {
    try {
      const loaded = await loadSite(this.file, "", { examiner: this.#examiner, memory: this.#memory });
      if (!this.#show) return loaded;
      // It was there before: a call of the check with another name is no help.
      const problems = loaded.problems.map((one) => (namesNoFile(one) ? { ...one, help: bringBack } : one));
      return { ...loaded, problems };
    } catch (error) {
      if (error instanceof InputError) return error;
      throw error;
    }
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
}
