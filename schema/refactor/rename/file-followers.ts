import type { OpenSite } from "../open-site.ts";
import type { Replacement } from "../plan/replacements.ts";
import { pathsOf } from "../uses/link-pieces.ts";

/** What follows a file of the public folder with another name: fields, pictures in texts, and links. */
export const fileFollowers = (site: OpenSite, from: string, to: string): readonly Replacement[] => [
  ...site.pictures
    .filter(({ src }) => src.normalize() === from)
    .map(({ path, start, end }): Replacement => ({ path, start, end, text: to })),
  ...site.links.flatMap((link) =>
    pathsOf(link, site).flatMap((one): Replacement[] => {
      const written = one.path.slice(1).normalize() === from ? one.written(1, one.path.length) : undefined;
      return written ? [{ ...written, text: to }] : [];
    }),
  ),
];
