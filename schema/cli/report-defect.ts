/** Reports a bug of the checker, and ends with 3. */
export function reportDefect(error: unknown): void {
  const lines = error instanceof Error ? error.stack : String(error);
  process.stderr.write(
    `This is a defect of the checker, not of your file. Tell us, with these lines and the file:\n${lines}\n`,
  );
  process.exitCode = 3;
}
