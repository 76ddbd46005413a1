/** Milliseconds before anything is said: most builds are over by then. */
const patience = 1500;

/** Milliseconds between two lines where no terminal shows a bar. */
const pause = 5000;

const barLength = 30;

/** Says how far a long work is: a bar in a terminal, a line now and then where a server builds (`CI`), nothing elsewhere. */
export class Progress {
  readonly #words: string;
  readonly #total: number;
  readonly #start = performance.now();
  #done = 0;
  #lastLine = 0;
  #hasBar = false;

  /** @param words what is done: `Pictures for previews` */
  constructor(words: string, total: number) {
    this.#words = words;
    this.#total = total;
  }

  /** One more is done. */
  step(): void {
    this.#done++;
    const passed = performance.now() - this.#start;
    if (passed < patience) return;
    if (process.stderr.isTTY) this.#draw();
    else if (process.env["CI"] && passed - this.#lastLine > pause) {
      this.#lastLine = passed;
      process.stderr.write(`${this.#words}: ${this.#done} of ${this.#total}\n`);
    }
  }

  /** Removes the bar. */
  end(): void {
    if (this.#hasBar) process.stderr.write("\r\u001b[K");
  }

  #draw(): void {
    this.#hasBar = true;
    const filled = Math.round((this.#done / Math.max(1, this.#total)) * barLength);
    const bar = "█".repeat(filled) + "░".repeat(barLength - filled);
    process.stderr.write(`\r\u001b[K${this.#words} ${bar} ${this.#done} of ${this.#total}`);
  }
}
