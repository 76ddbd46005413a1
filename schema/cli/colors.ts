import type { WriteStream } from "node:tty";

/** Whether a text may have colors: in a terminal, unless the author wants none (no-color.org). */
export const usesColor = ({ isTTY }: Pick<WriteStream, "isTTY">): boolean => isTTY && !process.env["NO_COLOR"];
