/**
 * The URL of a file in the public folder, relative to the site's root. Whatever the name holds (`#`, `?`, `%`, a blank, a colon)
 * stays a part of the path. Letters with accents are composed, as the build names the file: systems differ in that.
 */
export const publicUrl = (file: string): string =>
  file
    .normalize()
    .split("/")
    .map((segment) => encodeURIComponent(segment))
    .join("/");

/** The file that such a URL leads to, from the public folder. */
export const publicFile = (url: string): string => decodeURIComponent(url);
