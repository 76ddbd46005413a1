import type { Model, PageModel } from "../../model/model.ts";
import { prepare } from "../load-site.ts";

/** The pictures of the tests. */
export const picturesFolder = "tests/sites/bakery/public";

/** A site with the facts that most tests need; `more` are further facts of the site, as YAML. */
export const siteText = (routes: string, more = ""): string => `version: 1
site: { name: Kiln Lane, url: https://kiln.example${more === "" ? "" : `, ${more}`} }
routes:
${routes}`;

/** The model of a site in YAML. */
export function modelOf(text: string): Model {
  const { show, problems } = prepare(text, "site.yaml", picturesFolder, "build");
  if (!show) throw new Error(problems.map(({ message }) => message).join("\n"));
  return show.model;
}

export function pageOf(model: Model, path: string): PageModel {
  const page = model.pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}
