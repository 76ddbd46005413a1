/**
 * How Vite watches files. A save is an empty file first, and its text a moment later: without a wait, the watcher tells of the
 * first alone. A link may lead anywhere.
 */
export const watchedFiles = {
  followSymlinks: false,
  awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
};
