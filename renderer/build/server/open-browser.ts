import { spawn } from "node:child_process";

const openers: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the browser that the system has for it. Where there is none, the printed address is left. */
export function openBrowser(address: string): void {
  const [program, ...words] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...words, address], { stdio: "ignore", detached: true })
    .on("error", () => process.stdout.write("No browser could be opened: open the address yourself.\n"))
    .unref();
}
