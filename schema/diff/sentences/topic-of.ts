import type { Field } from "../../language/field.ts";
import type { Path } from "../../problem.ts";
import type { Topic } from "../change.ts";

const byPart: Readonly<Record<string, Topic>> = {
  money: "prices",
  label: "texts",
  text: "texts",
  markdown: "texts",
  nav: "texts",
  template: "texts",
  number: "texts",
  date: "texts",
  link: "links",
  anchor: "links",
  path: "links",
  "moved-from": "links",
  action: "links",
  actions: "links",
  image: "pictures",
  file: "pictures",
  icon: "pictures",
  badge: "badges",
  color: "look",
};

const byTop: Readonly<Record<string, Topic>> = {
  constants: "prices",
  badges: "badges",
  collections: "entries",
  menus: "menus",
  planned: "pages",
  labels: "texts",
};

/** What a change of a value is about: from where it stands, then from its part. */
export function topicOf(path: Path, field: Field): Topic {
  const { part } = field;
  const [top] = path;
  // Every price shows in the currency.
  if (part === "money" || field.format === "currency") return "prices";
  const own = byTop[String(top)];
  if (own) return own;
  if (path.includes("theme")) return "look";
  if (path.includes("image") || path.includes("logo")) return "pictures";
  if (top === "routes" && path.length === 3) return "pages";
  if (top === "site") return "settings";
  const topic = part === undefined ? undefined : byPart[part];
  if (topic) return topic;
  if (field.enum !== undefined || field.type === "boolean") return "look";
  return "texts";
}
