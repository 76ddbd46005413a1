/** The whole address of a page as it is published: `/pricing` -> `https://www.example.com/pricing/`. */
export const pageUrl = (site: { readonly url: string }, path: string): string =>
  fileUrl(site, path === "/" ? "" : `${path.slice(1)}/`);

/** The whole address of a file of the site, named from the site's root. */
export const fileUrl = ({ url }: { readonly url: string }, file: string): string =>
  `${url.replace(/\/+$/, "")}/${file}`;
