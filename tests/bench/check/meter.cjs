/** Loaded before a program that is measured: tells what it took when it ends, on a channel of its own. */
const { writeSync } = require("node:fs");

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ processor: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1000 }));
});
