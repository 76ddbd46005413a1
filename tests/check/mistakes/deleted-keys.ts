import { readFileSync } from "node:fs";
import type { SiteMistake } from "./in-values-and-links.ts";

const site = readFileSync("site.yaml", "utf8");

/** A line of site.yaml is deleted: what it said is missing above `next`, the line that followed. */
function gone(line: string, before: string, next: string): SiteMistake {
  return {
    what: line.trim(),
    from: `${before}${line}\n`,
    to: before,
    code: "shape/missing-key",
    on: next,
    says: line.trim(),
    fix: { safety: "review", gives: () => site },
  };
}

/** Keys that are gone while what belongs below them is still there. */
export const deletedKeys: readonly SiteMistake[] = [
  gone("    sections:", "free for {trial.days} days.\n", "- type: hero"),
  gone("        items:", "        title: Core categories\n", '- { label: Sales, hint: "Leads, quotes, forecast"'),
  gone("        items:", "        title: Why teams choose it\n", '- "**GST in every document.**'),
  gone(
    "        actions:",
    "paid by UPI.\n",
    '- { label: Start Free Trial, href: "mailto:{email}?subject=Start free trial", style: primary }\n          - { label: Watch',
  ),
  gone("        consult:", "style: primary }\n", "title: Not sure which tier fits?"),
  gone("badges:", "use one by its key.\n", "new: { label: New, tone: info }"),
  gone("      items:", "      title: Company\n", "- { label: Programs, href: /programs }"),
  gone("      mega:", "      href: /products\n", "all: All products"),
  gone("        categories:", "        all: All products\n", "- id: sell-and-serve"),
  gone("      features:", "in everyday office work.\n", "- Prompting for mail"),
  gone("    starter:", "  plans:\n", "title: Starter"),
  gone("  plans:", "ready to submit\n\n", "starter:"),
  gone(
    "collections:",
    "with a price. The saving is computed from the two prices; do not write it.\n",
    "programs:\n    foundation",
  ),
  gone("constants:", "Change one here, and every page follows.\n", 'phone: "+91'),
  gone("menus:", "\n", "topBar:"),
  gone("planned:", "with phone and mail. Once the page is written, delete its line here.\n", "- path: /signin"),
  gone("routes:", "in which visitors see them.\n", "- path: /\n"),
];
