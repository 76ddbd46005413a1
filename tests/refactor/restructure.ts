import { beginCheck, checkSite } from "../../schema/check.ts";
import type { FileFacts, Files, Problem } from "../../schema/problem.ts";
import { openSite, type OpenSite } from "../../schema/refactor/open-site.ts";
import { planDelete } from "../../schema/refactor/plan-delete.ts";
import type { DeleteChoice } from "../../schema/refactor/delete/choice.ts";
import { planRename, type RenameOptions } from "../../schema/refactor/plan-rename.ts";
import { withFileMoves } from "../../schema/refactor/plan/moved-files.ts";
import type { Plan, Planned, Refusal } from "../../schema/refactor/plan/plan.ts";
import { indexReferences } from "../../schema/refactor/reference-index.ts";
import { findNamed, readName } from "../../schema/refactor/things/parse-thing.ts";
import type { Thing } from "../../schema/refactor/things/thing.ts";
import { tryPlan, type CheckText } from "../../schema/refactor/try-plan.ts";
import { resolveAddress } from "../../schema/site/address.ts";

const kinds: Readonly<Record<string, FileFacts["kind"]>> = { ".svg": "svg", ".png": "png", ".webp": "webp" };

/** A public folder with these files in it. */
export const filesOf = (...names: readonly string[]): Files => ({
  list: () => names,
  facts: (name) =>
    names.includes(name)
      ? { bytes: 1000, kind: kinds[name.slice(name.lastIndexOf("."))] ?? "other", width: 800, height: 600 }
      : undefined,
});

/** The pictures of the bakery below. */
export const pictures = filesOf("art/oven.svg", "art/loaf.svg", "prices.pdf");

/** A site that uses everything that can be used, in every way. */
export const bakery = `version: 1
site:
  name: Corner Bakery
  url: https://bakery.example
  currency: GBP
  logo: { src: art/loaf.svg, alt: A loaf }
constants:
  email: bread@bakery.example
  trial: { days: 14 } # days that one may try
  hours: { opens: "07:00", closes: "17:30" }
  order: { leadDays: 2, note: "Order {order.leadDays} days before" }
  links: { plans: /pricing }
badges:
  popular: { label: Popular, tone: accent }
  fresh: { label: "Fresh from {hours.opens}", tone: info }
collections:
  boxes:
    single: { title: Single, price: 9, badge: popular, features: [One loaf, "Try it {trial.days} days"] }
    family: { title: Family, anchor: boxes/family, price: 17, originalPrice: 20, features: [Two loaves] }
shared:
  come-by:
    type: call-to-action
    title: Come by
    anchor: come-by
    intro: We open at {hours.opens}.
    actions:
      - { label: See the prices, href: /pricing, style: primary }
menus:
  main:
    - { label: Home, href: / }
    - label: Pricing
      href: /pricing
      mega:
        categories:
          - id: boxes
            title: Boxes
            items:
              - { title: Family box, description: Two loaves a week., href: /pricing/boxes, badge: popular }
              - { title: Questions, description: What people ask., href: /pricing/questions }
    - { label: Visit, href: /visit }
  footer:
    - id: legal
      title: Small print
      items:
        - { label: Imprint, href: /imprint }
        - { label: Price list, href: /prices.pdf }
routes:
  # The start page
  - path: /
    title: Home
    description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
    sections:
      - type: text
        title: Bread
        badges: [fresh]
        body: |
          See [our **pricing**](/pricing) and [the questions][q], or try it {trial.days} days.
          Pricing is simple. Write to {email}.

          ![The oven](art/oven.svg)

          [q]: /pricing/questions
        actions:
          - { label: Plans, href: "{links.plans}" }
          - { label: Old address, href: /costs }
          - { label: Earlier prices, href: /pricing/archive }
      - use: come-by

  # What it costs
  - path: /pricing
    title: Pricing # the word in the tab
    description: What our bread and our boxes cost, and how to order them for the whole week.
    movedFrom: [/costs]
    sections:
      - type: plans
        anchor: boxes
        title: Boxes
        from: boxes
        action: { label: "Order {title}", href: "mailto:{email}?subject={title}" }
      - type: faq
        anchor: questions
        title: Questions
        items:
          - question: Can I try it?
            anchor: try
            answer: Yes, for {trial.days} days. {order.note}. A box is {boxes.family.price | money}.
          - question: Where are you?
            answer: At [our shop](/visit), as [the family box](/pricing/boxes/family) says.
      - use: come-by
        anchor: come-here

  - path: /pricing/archive
    title: Archive
    description: What our bread cost in the years before, for those who want to compare.
    sections:
      - type: text
        title: Earlier prices
        body: Back to [the prices](/pricing/boxes). See [the list](/prices.pdf).

  - path: /visit
    title: Visit
    description: Where we are and when the bread is still warm, with the way from the station.
    sections:
      - type: picture
        title: The oven
        image: { src: art/oven.svg, alt: Our oven }
      - type: legal
        anchor: imprint
        title: Imprint
        menu: legal
        updated: 2025-01-15
        items:
          - { title: Who we are, body: "Open until {hours.closes}; see [pricing](/pricing)." }
planned:
  - { path: /imprint, title: Imprint }
`;

/** Opens a text that has no mistakes. */
export function open(text: string, files: Files = pictures): OpenSite {
  const opening = openSite(text, { files });
  if (opening.kind !== "open") throw new Error(opening.problems.map(({ message }) => message).join("\n"));
  return opening.site;
}

/** The one thing of a name. */
export function named(site: OpenSite, name: string): Thing {
  const { things } = findNamed(indexReferences(site), name);
  const [thing, other] = things;
  if (!thing || other) throw new Error(`${things.length} things are called ${name}`);
  return thing;
}

export const problemsOf = (text: string, files: Files = pictures): readonly Problem[] =>
  checkSite(text, { files }).problems;

/**
 * Tries a plan as the command does: with what was worked out of the site already.
 * @throws where a look at the whole file finds something else than one at what the plan changes
 */
export function tried(planned: Planned, site: OpenSite): Planned {
  const { memory, files } = site;
  const check: CheckText = (text, plan) =>
    beginCheck(text, { files: withFileMoves(files, plan?.files ?? []), ...(memory && { memory }) });
  const looksAtAll: CheckText = (text, plan) => {
    const begun = check(text, plan);
    return { ...begun, examineBeside: (_, codes) => begun.examine(codes) };
  };
  const result = tryPlan(planned, site.source.text, check);
  const whole = tryPlan(planned, site.source.text, looksAtAll);
  if (JSON.stringify(result) !== JSON.stringify(whole))
    throw new Error(`Of the whole file: ${JSON.stringify(whole)}, of its changes: ${JSON.stringify(result)}`);
  return result;
}

/** Renames something as the command does. */
export function tryRename(
  text: string,
  from: string,
  to: string,
  options: RenameOptions = {},
  files = pictures,
): Planned {
  const site = open(text, files);
  const called = readName(from).name;
  return tried(planRename(site, named(site, from), readName(to).name, { called, ...options }), site);
}

/** Deletes something as the command does. */
export function tryDelete(text: string, name: string, choice: DeleteChoice = {}, files = pictures): Planned {
  const site = open(text, files);
  return tried(planDelete(site, named(site, name), choice), site);
}

/** The plan, where one was made. */
export function planOf(planned: Planned): Plan {
  if (planned.kind === "refused") {
    const { message, help, problems = [] } = planned.refusal;
    throw new Error([message, ...help, ...problems.map((one) => `${one.range.start.line} ${one.message}`)].join("\n"));
  }
  return planned.plan;
}

/** The refusal, where nothing was planned. */
export function refusalOf(planned: Planned): Refusal {
  if (planned.kind === "plan") throw new Error(`It was planned: ${planned.plan.title}`);
  return planned.refusal;
}

/** The text after a rename. */
export const renamed = (text: string, from: string, to: string, options: RenameOptions = {}): string =>
  planOf(tryRename(text, from, to, options)).text;

/** The text after a deletion. */
export const deleted = (text: string, name: string, choice: DeleteChoice = {}): string =>
  planOf(tryDelete(text, name, choice)).text;

/** The lines that went and those that came, each as it is in the file without the spaces before it. */
export function changedLines(before: string, after: string): { readonly gone: string[]; readonly come: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const left = [...now];
  const gone = old.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { gone: gone.map((line) => line.trim()), come: left.map((line) => line.trim()) };
}

/** Where an address leads: page and anchor, or nothing. */
export function leadsTo(text: string, address: string): string {
  const place = resolveAddress(address, open(text).pages.index);
  if (place.kind === "nothing") return "nothing";
  return place.kind === "page" && place.anchor !== undefined ? `${place.page}#${place.anchor}` : place.page;
}
