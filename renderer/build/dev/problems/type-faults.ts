import { inputReport, type InputError } from "../../../../schema/cli/generate/inputs/input-error.ts";
import { unbundledFaults } from "./own-faults.ts";

/**
 * What is wrong with the section types of a site: with their schemas, in the words of the bundler, and with what the bundler has no
 * word for. Each fault is printed once.
 */
export class TypeFaults {
  readonly #file: string;
  readonly #onChange: (faults: readonly InputError[]) => void;
  #areSchemasRead = true;
  #faults: readonly InputError[] = [];
  /** Why they cannot be bundled at all. */
  #bundlerFault: InputError | undefined;
  /** What the bundler cannot read in them. It prints these itself. */
  #blockFaults: readonly InputError[] = [];

  /** @param onChange is called with all of them */
  constructor(file: string, onChange: (faults: readonly InputError[]) => void) {
    this.#file = file;
    this.#onChange = onChange;
  }

  /** Whether the schemas of the section types could be read. */
  get areSchemasRead(): boolean {
    return this.#areSchemasRead;
  }

  /** Whether there are any beside those of the bundler. */
  get hasOwn(): boolean {
    return this.#faults.length > 0;
  }

  /** @param fault why the schemas cannot be read; nothing where they can */
  setSchemaFault(fault: InputError | undefined): void {
    this.#areSchemasRead = fault === undefined;
    this.#setFaults(fault ? [fault] : unbundledFaults(this.#file));
  }

  /** @param fault why the section types cannot be bundled; nothing where they can */
  setBundlerFault(fault: InputError | undefined): void {
    if (fault?.message === this.#bundlerFault?.message) return;
    this.#bundlerFault = fault;
    if (fault) process.stderr.write(inputReport(fault));
    this.#report();
  }

  /** @param faults what the bundler cannot read in the blocks, after one of them was saved */
  setBlockFaults(faults: readonly InputError[]): void {
    this.#blockFaults = faults;
    if (this.#areSchemasRead) this.#setFaults(unbundledFaults(this.#file));
    else this.#report();
  }

  #setFaults(faults: readonly InputError[]): void {
    const known = this.#faults.map(inputReport);
    for (const report of faults.map(inputReport)) if (!known.includes(report)) process.stderr.write(report);
    this.#faults = faults;
    this.#report();
  }

  #report(): void {
    const bundler = this.#bundlerFault ? [this.#bundlerFault] : [];
    this.#onChange([...this.#faults, ...bundler, ...this.#blockFaults]);
  }
}
