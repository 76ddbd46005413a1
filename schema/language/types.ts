/* Generated from schema/ and blocks/ by `npm run generate`; do not edit. */
import type { Address, DateText, Image, Markdown, Money, Text, Typefaces } from "./values.ts";

export type Section =
  | BadgesSection
  | CallToActionSection
  | CaseStudiesSection
  | CatalogSection
  | ChecklistSection
  | ComparisonSection
  | DeepDiveSection
  | FactsSection
  | FaqSection
  | FeatureGridSection
  | HeroSection
  | IndexSection
  | LegalSection
  | PageHeroSection
  | PictureSection
  | PlansSection
  | PointsSection
  | ProgressCardSection
  | RowsSection
  | ScaleSection
  | StatsSection
  | StepsSection
  | TableSection
  | TestimonialsSection
  | TextSection
  | ToolCardsSection;

/**
 * A whole website in one file.
 */
export interface Site {
  /**
   * The version of this language.
   */
  version: 1;
  site: SiteFacts;
  constants: Constants;
  badges: Badges;
  collections: Collections;
  shared: Shared;
  menus: Menus;
  /**
   * The pages, in the order of the site map.
   */
  routes: Route[];
  /**
   * Paths that links may already use though their page does not exist yet.
   */
  planned: PlannedPage[];
  labels: Labels;
}
/**
 * What holds for the whole site.
 */
export interface SiteFacts {
  /**
   * The name of the company or the site.
   */
  name: string;
  /**
   * The address that the site is published at: https://www.example.com.
   */
  url: string;
  /**
   * The language of the words, as a tag such as en, en-IN or de.
   */
  language: string;
  /**
   * The currency of all prices, as three capital letters: INR.
   */
  currency: string;
  /**
   * How the address bar shows a page while visitors look around: hash by default, as /#/pricing; path as /pricing/, the address of its file. Old addresses keep working in either.
   */
  addresses?: "hash" | "path";
  /**
   * How dates are written: as the language does, or with the month first (January 15, 2025).
   */
  dateOrder: "by-language" | "month-first";
  /**
   * What the site is, in a sentence. Shown in the footer and to search engines.
   */
  description?: Text;
  logo?: Image;
  image?: Image;
  /**
   * Ways to reach you, shown in calls to action, on planned pages and where a page is missing.
   */
  contacts: Contact[];
  /**
   * The first line at the very bottom.
   */
  copyright: string;
  /**
   * The second line at the very bottom.
   */
  footnote?: string;
  theme: Theme;
  verification?: Verification;
  analytics?: Analytics;
}
/**
 * A way to reach you: phone, mail, an address on a map.
 */
export interface Contact {
  /**
   * The number or address, as read.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon: string;
  /**
   * When to use it.
   */
  hint?: string;
}
/**
 * Colors and type. Leave out what you do not want to change: what depends on a color follows it, and every pair is checked to be readable, in light and in dark.
 */
export interface Theme {
  /**
   * The color that acts: links, buttons, selection.
   */
  action?: string;
  /**
   * The color of the line, of progress, and of the one button on deep ground.
   */
  accent?: string;
  /**
   * The dark ground of hero, call to action and footer.
   */
  deep?: string;
  /**
   * The page itself, in light.
   */
  canvas?: string;
  /**
   * Cards, header and tables, in light.
   */
  surface?: string;
  /**
   * Text, in light.
   */
  ink?: string;
  dark?: DarkTheme;
  /**
   * Five colors that tell tiers and segments apart, in light.
   *
   * Items: A color.
   */
  series?: string[];
  /**
   * The typeface of the site, or a pair: { text: inter, heading: jost }. Each is one that comes with Lintel (anek-latin, inter, jost, noto-sans, roboto-slab, rubik, source-serif-4 or space-grotesk), system for that of the visitor’s device, or a WOFF2 file of your own in the public folder: fonts/brand.woff2.
   */
  font: Typefaces;
}
/**
 * The same colors for the dark theme. Left out, they are computed.
 */
export interface DarkTheme {
  /**
   * Links, buttons and selection, in dark.
   */
  action?: string;
  /**
   * The page itself, in dark.
   */
  canvas?: string;
  /**
   * Cards, header and tables, in dark.
   */
  surface?: string;
  /**
   * Text, in dark.
   */
  ink?: string;
}
/**
 * Codes with which search engines and networks make sure that the site is yours. Write the code alone, without the rest of the line that they show.
 */
export interface Verification {
  /**
   * The code of Google Search Console.
   */
  google?: string;
  /**
   * The code of Bing Webmaster Tools.
   */
  bing?: string;
  /**
   * The code of Yandex Webmaster.
   */
  yandex?: string;
  /**
   * The code of Baidu.
   */
  baidu?: string;
  /**
   * The code of Naver Search Advisor.
   */
  naver?: string;
  /**
   * The code of Pinterest.
   */
  pinterest?: string;
  /**
   * The code of Facebook.
   */
  facebook?: string;
}
/**
 * Counts visits with a service that needs no cookies. Its script is loaded from there, and the pages may load nothing else from elsewhere.
 */
export interface Analytics {
  /**
   * The name of the site at Plausible: bakery.example.
   */
  plausible?: string;
  /**
   * The id of the website at Umami.
   */
  umami?: string;
  /**
   * The code at GoatCounter: bakery, where the address is bakery.goatcounter.com.
   */
  goatcounter?: string;
  /**
   * The id of the site at Fathom.
   */
  fathom?: string;
  matomo?: Matomo;
  /**
   * Where Plausible, Umami, GoatCounter or Fathom run, if not on their own servers: https://stats.bakery.example.
   */
  host?: string;
  /**
   * The address of the script of another service. The pages may load it, and send to its server.
   */
  script?: string;
}
/**
 * A site in a Matomo of yours.
 */
export interface Matomo {
  /**
   * Where your Matomo runs: https://stats.bakery.example.
   */
  host: string;
  /**
   * The number of the site in Matomo.
   */
  site: number;
}
/**
 * Facts that appear in more than one place: names with text, numbers, dates, true or false, lists, or groups of those. Write {trial.days} in any text to use one.
 */
export interface Constants {}
/**
 * Every badge by its key. Sections and menu items name the key.
 */
export interface Badges {
  [k: string]: Badge;
}
/**
 * A badge: a word or two on a small flag.
 */
export interface Badge {
  /**
   * The words on it.
   */
  label: string;
  /**
   * Its colors: action for facts, info for new things, alert for hot ones, accent for distinctions, success for what is included.
   */
  tone: "action" | "info" | "alert" | "accent" | "success";
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
}
/**
 * Lists of things with a price, such as programs or plans. Each entry has a key, which is its id.
 */
export interface Collections {
  [k: string]: Collection;
}
/**
 * Entries by their key.
 */
export interface Collection {
  [k: string]: Entry;
}
/**
 * A thing with a price. Its key is its id; {programs.foundation.price | money} works in any text.
 */
export interface Entry {
  /**
   * Its name.
   */
  title: string;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * The kind or level it belongs to; lists can be filtered by it.
   */
  tier?: string;
  /**
   * Whom it is for.
   */
  for?: Text;
  /**
   * What it is, in a sentence.
   */
  description?: Text;
  /**
   * How long it takes. Begin with a number: 4 weeks.
   */
  duration?: string;
  /**
   * How many take part: 25–30.
   */
  participants?: string;
  /**
   * The price now.
   */
  price?: Money;
  /**
   * The price before the discount. The saving is computed.
   */
  originalPrice?: Money;
  /**
   * originalPrice minus price. Computed; not written.
   */
  saving?: Money;
  /**
   * Shown in place of a price: Quote.
   */
  quote?: string;
  /**
   * What the price is for: per user per month, GST included.
   */
  unit?: string;
  /**
   * How much of the price is refunded, in percent.
   */
  refundShare?: number;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
  image?: Image;
  /**
   * What it contains.
   *
   * Items: One line.
   */
  features?: string[];
  /**
   * What one is able to do afterwards.
   *
   * Items: One line.
   */
  outcomes?: string[];
  /**
   * true for the one you recommend.
   */
  picked: boolean;
  action?: Action;
}
/**
 * A button that leads somewhere.
 */
export interface Action {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  /**
   * How much it stands out: primary once per section, secondary for the rest, quiet as a plain link with an arrow.
   */
  style: "primary" | "secondary" | "quiet";
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
}
/**
 * Sections that more than one page shows, by key. A page shows one with “- use: KEY”.
 */
export interface Shared {
  [k: string]: Section;
}
/**
 * A row of badges.
 */
export interface BadgesSection extends SectionBase {
  /**
   * A row of badges.
   */
  type: "badges";
  /**
   * Keys of entries under “badges”.
   *
   * Items: The key of an entry under “badges”.
   */
  items: Badge[];
}
/**
 * What every section has.
 */
export interface SectionBase {
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * The section’s heading.
   */
  title?: string;
  /**
   * A sentence or two beside the heading.
   */
  intro?: Text;
  /**
   * Keys of entries under “badges”.
   *
   * Items: The key of an entry under “badges”.
   */
  badges?: Badge[];
  /**
   * Buttons, the most important one first.
   */
  actions?: Action[];
  /**
   * The background: canvas is the page itself, surface and sunken are quiet bands, deep is the dark one. On a page with sectionNav, a section with a ground of its own spans the whole width when it stands first or last.
   */
  ground: "canvas" | "surface" | "sunken" | "deep";
  /**
   * Its words in the in-page navigation; false leaves it out. Left out: the heading.
   */
  nav?: string | false;
  /**
   * true keeps the section in the file and off the page.
   */
  hidden: boolean;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * The last word of a page, on deep ground: heading, buttons and the site’s contacts.
 */
export interface CallToActionSection extends SectionBase {
  /**
   * The last word of a page, on deep ground: heading, buttons and the site’s contacts.
   */
  type: "call-to-action";
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * Buttons, the most important one first.
   */
  actions: Action[];
  /**
   * false leaves out the site’s contacts.
   */
  contacts: boolean;
}
/**
 * Cards with a picture, a figure and its story.
 */
export interface CaseStudiesSection extends SectionBase {
  /**
   * Cards with a picture, a figure and its story.
   */
  type: "case-studies";
  /**
   * The cards.
   */
  items: CaseStudy[];
}
/**
 * A card.
 */
export interface CaseStudy {
  /**
   * The figure: 45%.
   */
  value: string;
  /**
   * What the figure counts.
   */
  claim: string;
  /**
   * The story in a line.
   */
  title: string;
  /**
   * How it came about.
   */
  text: Text;
  /**
   * Who: the kind of company, never an invented name.
   */
  customer?: string;
  /**
   * What it was used for.
   */
  use?: string;
  image?: Image;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * Every entry of a collection as a card with price and button, with a filter.
 */
export interface CatalogSection extends SectionBase {
  /**
   * Every entry of a collection as a card with price and button, with a filter.
   */
  type: "catalog";
  /**
   * The collection to show.
   */
  from: readonly Entry[];
  /**
   * The field that the filter buttons go by. Left out: no filter.
   */
  filterBy?: "tier";
  /**
   * The name of the group of buttons. Left out: the label filter.
   */
  filterLabel?: string;
  /**
   * The button that shows every entry. Left out: the label filterAll.
   */
  all?: string;
  noun?: Noun;
  measure?: Measure;
  /**
   * The heading over the features.
   */
  featuresTitle?: string;
  /**
   * The heading over the outcomes.
   */
  outcomesTitle?: string;
  /**
   * The word after the participants: participants.
   */
  participantsUnit?: string;
  consult?: Consult;
  /**
   * What holds for all entries, in columns under the cards.
   */
  notes?: CatalogNote[];
}
/**
 * What the entries are called, for the line that counts them.
 */
export interface Noun {
  /**
   * For one: program.
   */
  one: string;
  /**
   * For several: programs.
   */
  other: string;
}
/**
 * A bar over each card that carries a number: weeks out of 20.
 */
export interface Measure {
  /**
   * The field whose leading number the bar shows.
   */
  by: "duration";
  /**
   * The number that fills the bar.
   */
  maximum: number;
}
/**
 * A last card for those who do not know which to take.
 */
export interface Consult {
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence or two.
   */
  text?: Text;
  image?: Image;
  action: Action;
}
/**
 * A note.
 */
export interface CatalogNote {
  /**
   * The note in a few words.
   */
  title: string;
  /**
   * A sentence.
   */
  text: Text;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * A paragraph with a list of boxes beside it, done or open. Visitors cannot tick them.
 */
export interface ChecklistSection extends SectionBase {
  /**
   * A paragraph with a list of boxes beside it, done or open. Visitors cannot tick them.
   */
  type: "checklist";
  /**
   * The text beside the list.
   */
  body?: Markdown;
  /**
   * The lines.
   */
  items: CheckItem[];
}
/**
 * A line with a box before it. Visitors cannot tick it.
 */
export interface CheckItem {
  /**
   * One paragraph. **bold**, *emphasis*, `code` and [a link](/path) work; references such as {trial.days} are filled in.
   */
  text: Text;
  /**
   * true shows the box as done.
   */
  done: boolean;
}
/**
 * A table that compares: plans side by side (kind plans), or yours and the other way (kind versus).
 */
export interface ComparisonSection extends SectionBase {
  /**
   * A table that compares: plans side by side (kind plans), or yours and the other way (kind versus).
   */
  type: "comparison";
  /**
   * plans: two to four columns with check marks. versus: two columns with sentences.
   */
  kind: "plans" | "versus";
  /**
   * What the table compares.
   */
  caption: string;
  /**
   * The heading over the row names. Left out: the label feature.
   */
  corner?: string;
  /**
   * The columns, from the first.
   */
  columns: ComparisonColumn[];
  /**
   * Groups of rows.
   */
  groups: ComparisonGroup[];
}
/**
 * A column.
 */
export interface ComparisonColumn {
  /**
   * Its heading.
   */
  label: string;
  /**
   * A small line under it.
   */
  note?: string;
  /**
   * true tints the column.
   */
  picked: boolean;
}
/**
 * A group of rows.
 */
export interface ComparisonGroup {
  /**
   * The group’s heading.
   */
  title?: string;
  /**
   * Its rows.
   */
  rows: ComparisonRow[];
}
/**
 * A row.
 */
export interface ComparisonRow {
  /**
   * What is compared.
   */
  label: string;
  /**
   * A small line under it.
   */
  hint?: string;
  /**
   * One cell for every column: yes, no, or a few words.
   *
   * Items: yes, no, or a few words.
   */
  cells: Text[];
}
/**
 * One thing in depth: its name, a heading, a paragraph, ticked points and a picture at the side.
 */
export interface DeepDiveSection extends SectionBase {
  /**
   * One thing in depth: its name, a heading, a paragraph, ticked points and a picture at the side.
   */
  type: "deep-dive";
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * The name over the heading.
   */
  name?: string;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  /**
   * The paragraph under the heading.
   */
  text?: Text;
  /**
   * Ticked points.
   *
   * Items: A point.
   */
  points?: Text[];
  image?: Image;
}
/**
 * Short facts in columns, each under a rule: a heading and a sentence.
 */
export interface FactsSection extends SectionBase {
  /**
   * Short facts in columns, each under a rule: a heading and a sentence.
   */
  type: "facts";
  /**
   * The facts.
   */
  items: Fact[];
}
/**
 * A fact.
 */
export interface Fact {
  /**
   * The fact in a few words.
   */
  title: string;
  /**
   * A sentence that explains it.
   */
  text: Text;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * Questions that open to their answers. The first is open.
 */
export interface FaqSection extends SectionBase {
  /**
   * Questions that open to their answers. The first is open.
   */
  type: "faq";
  /**
   * The questions.
   */
  items: Question[];
}
/**
 * A question with its answer.
 */
export interface Question {
  /**
   * The question.
   */
  question: string;
  /**
   * The answer.
   */
  answer: Markdown;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * Cards with an icon, a heading and a sentence. A card with “href” is a link as a whole.
 */
export interface FeatureGridSection extends SectionBase {
  /**
   * Cards with an icon, a heading and a sentence. A card with “href” is a link as a whole.
   */
  type: "feature-grid";
  /**
   * How many columns on a wide screen.
   */
  columns: 2 | 3 | 4;
  /**
   * The color of the line that the cards hang from.
   */
  line: "action" | "accent";
  /**
   * The cards.
   */
  items: Feature[];
}
/**
 * A card.
 */
export interface Feature {
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence or two.
   */
  text?: Text;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href?: Address;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * One or two small words at the bottom: Tutorial, Commerce.
   *
   * Items: A word or two.
   */
  meta?: string[];
  action?: Action;
  /**
   * true sets the card on deep ground.
   */
  emphasis: boolean;
}
/**
 * The opening of the start page: a large heading on deep ground, figures, and up to three fragments of the product hung from the line.
 */
export interface HeroSection extends SectionBase {
  /**
   * The opening of the start page: a large heading on deep ground, figures, and up to three fragments of the product hung from the line.
   */
  type: "hero";
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * A small line under the buttons.
   */
  note?: Text;
  /**
   * Figures under the buttons.
   */
  stats?: Stat[];
  /**
   * Decorative fragments of the product. Below 640 pixels the third is not shown.
   */
  cards?: HeroCard[];
}
/**
 * A figure with its meaning.
 */
export interface Stat {
  /**
   * The figure, as shown: 99.9%.
   */
  value: string;
  /**
   * What it counts.
   */
  label: string;
}
/**
 * A fragment of the product: an invoice, a progress card or a suggestion.
 */
export interface HeroCard {
  /**
   * invoice: lines with a total. progress: a bar of weeks or steps with lines. suggestion: a next step with two choices.
   */
  kind: "invoice" | "progress" | "suggestion";
  /**
   * The card’s heading.
   */
  title: string;
  /**
   * A small flag beside the heading.
   */
  tag?: string;
  /**
   * A line under the heading.
   */
  text?: Text;
  /**
   * progress: the step reached.
   */
  value?: number;
  /**
   * progress: how many steps there are, up to 24.
   */
  maximum: number;
  /**
   * invoice, progress: lines of a label and a value. The last line of an invoice is its total.
   */
  rows?: HeroCardRow[];
  /**
   * invoice: the line at the bottom.
   */
  note?: string;
  /**
   * suggestion: words on two small buttons. They are part of the picture.
   *
   * Items: A choice.
   */
  choices?: string[];
}
/**
 * A line.
 */
export interface HeroCardRow {
  /**
   * What it is.
   */
  label: string;
  /**
   * Its value.
   */
  value: string;
}
/**
 * A ruled list of links, each with an icon, a label and a hint.
 */
export interface IndexSection extends SectionBase {
  /**
   * A ruled list of links, each with an icon, a label and a hint.
   */
  type: "index";
  /**
   * The links.
   */
  items: IndexItem[];
}
/**
 * A link.
 */
export interface IndexItem {
  /**
   * Its words.
   */
  label: string;
  /**
   * What one finds there.
   */
  hint?: string;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
}
/**
 * A whole policy: heading, date, summary and numbered sections, with its own navigation.
 */
export interface LegalSection extends SectionBase {
  /**
   * A whole policy: heading, date, summary and numbered sections, with its own navigation.
   */
  type: "legal";
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * The day of the last change.
   */
  updated: DateText;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  progress?: Progress;
  /**
   * The id of the footer group that holds the other policies; they are shown in a row.
   */
  menu?: string;
  /**
   * The policy in a few sentences.
   *
   * Items: A sentence.
   */
  short?: Text[];
  /**
   * The numbered sections.
   */
  items: Clause[];
}
/**
 * A bar with its value, from 0 to 100.
 */
export interface Progress {
  /**
   * What is being completed.
   */
  label: string;
  /**
   * How much is done, in percent, from 0 to 100.
   */
  value: number;
}
/**
 * A numbered section.
 */
export interface Clause {
  /**
   * Its heading.
   */
  title: string;
  /**
   * Its words in the navigation. Left out: the heading.
   */
  nav?: string;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * Its text.
   */
  body: Markdown;
  table?: Table;
  /**
   * Text after the table.
   */
  after?: Markdown;
}
/**
 * A plain table. The first cell of each row is the row’s heading.
 */
export interface Table {
  /**
   * What the table shows, in a few words.
   */
  caption: string;
  /**
   * The columns, from the first.
   */
  columns: TableColumn[];
  /**
   * The rows; each has one cell for every column.
   */
  rows: Text[][];
}
/**
 * A column of a table.
 */
export interface TableColumn {
  /**
   * The column’s heading.
   */
  label: string;
  /**
   * Where its cells stand: figures at the end.
   */
  align: "start" | "end";
}
/**
 * The opening of an inner page: heading, a few sentences, badges and buttons, with a picture, a progress card or figures at the side.
 */
export interface PageHeroSection extends SectionBase {
  /**
   * The opening of an inner page: heading, a few sentences, badges and buttons, with a picture, a progress card or figures at the side.
   */
  type: "page-hero";
  /**
   * The section’s heading.
   */
  title: string;
  side?: PageHeroSide;
}
/**
 * What stands at the side: one of image, progress and banners.
 */
export interface PageHeroSide {
  image?: Image;
  progress?: ProgressCard;
  /**
   * Figures on hung banners.
   */
  banners?: Stat[];
}
/**
 * A card with a bar and a short list of what is done.
 */
export interface ProgressCard {
  /**
   * The card’s heading.
   */
  title: string;
  /**
   * A line under the heading.
   */
  text?: Text;
  /**
   * The words beside the bar.
   */
  label: string;
  /**
   * How much is done, in percent, from 0 to 100.
   */
  value: number;
  /**
   * Steps, done or open.
   */
  items?: CheckItem[];
}
/**
 * One picture with a caption.
 */
export interface PictureSection extends SectionBase {
  /**
   * One picture with a caption.
   */
  type: "picture";
  image: Image;
  /**
   * A line under the picture.
   */
  caption?: Text;
}
/**
 * Every entry of a collection as a plan with its price, side by side.
 */
export interface PlansSection extends SectionBase {
  /**
   * Every entry of a collection as a plan with its price, side by side.
   */
  type: "plans";
  /**
   * The collection to show. Two to four entries stand side by side.
   */
  from: readonly Entry[];
  /**
   * What every plan includes.
   */
  included?: Included[];
}
/**
 * A line with an icon.
 */
export interface Included {
  /**
   * What is included.
   */
  label: string;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon: string;
}
/**
 * A list of short statements with a tick before each.
 */
export interface PointsSection extends SectionBase {
  /**
   * A list of short statements with a tick before each.
   */
  type: "points";
  /**
   * The statements.
   *
   * Items: One statement.
   */
  items: Text[];
  /**
   * How many columns on a wide screen.
   */
  columns: 1 | 2 | 3;
}
/**
 * A bar with its number, and a short list of what is done.
 */
export interface ProgressCardSection extends SectionBase {
  /**
   * A bar with its number, and a short list of what is done.
   */
  type: "progress-card";
  card: ProgressCard;
}
/**
 * Pairs in two columns: a problem and its answer, a name and what it means.
 */
export interface RowsSection extends SectionBase {
  /**
   * Pairs in two columns: a problem and its answer, a name and what it means.
   */
  type: "rows";
  /**
   * The pairs.
   */
  items: Row[];
}
/**
 * A pair.
 */
export interface Row {
  /**
   * The left side.
   */
  title: string;
  /**
   * The right side.
   */
  text: Text;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href?: Address;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
}
/**
 * A line from small to large, with a segment for each size.
 */
export interface ScaleSection extends SectionBase {
  /**
   * A line from small to large, with a segment for each size.
   */
  type: "scale";
  /**
   * The words at the line’s start.
   */
  from: string;
  /**
   * The words at its end.
   */
  to: string;
  /**
   * The segments, from small to large.
   */
  items: ScaleItem[];
}
/**
 * A segment.
 */
export interface ScaleItem {
  /**
   * Its name.
   */
  title: string;
  /**
   * Its size.
   */
  size?: string;
  /**
   * What it needs.
   */
  text: Text;
  /**
   * A small line below.
   */
  hint?: string;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * Two to four large figures on hung banners.
 */
export interface StatsSection extends SectionBase {
  /**
   * Two to four large figures on hung banners.
   */
  type: "stats";
  /**
   * The figures.
   */
  items: Stat[];
}
/**
 * Numbered steps on one thread. Only for what has an order.
 */
export interface StepsSection extends SectionBase {
  /**
   * Numbered steps on one thread. Only for what has an order.
   */
  type: "steps";
  /**
   * The steps.
   */
  items: Step[];
}
/**
 * A step.
 */
export interface Step {
  /**
   * Its name.
   */
  title: string;
  /**
   * What happens.
   */
  text: Text;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
}
/**
 * A plain table of facts.
 */
export interface TableSection extends SectionBase {
  /**
   * A plain table of facts.
   */
  type: "table";
  table: Table;
}
/**
 * What people said, with their role and the kind of organization.
 */
export interface TestimonialsSection extends SectionBase {
  /**
   * What people said, with their role and the kind of organization.
   */
  type: "testimonials";
  /**
   * The quotes.
   */
  items: Testimonial[];
}
/**
 * A quote.
 */
export interface Testimonial {
  /**
   * The words, without quotation marks.
   */
  quote: Text;
  /**
   * The speaker’s role.
   */
  role: string;
  /**
   * The kind of organization.
   */
  organization?: string;
}
/**
 * Running text under a heading: paragraphs, lists, sub-headings.
 */
export interface TextSection extends SectionBase {
  /**
   * Running text under a heading: paragraphs, lists, sub-headings.
   */
  type: "text";
  /**
   * The text.
   */
  body: Markdown;
  /**
   * large for a few sentences that open a page.
   */
  size: "normal" | "large";
}
/**
 * Large cards with a picture or a checklist, a text and a button.
 */
export interface ToolCardsSection extends SectionBase {
  /**
   * Large cards with a picture or a checklist, a text and a button.
   */
  type: "tool-cards";
  /**
   * The cards.
   */
  items: ToolCard[];
}
/**
 * A card.
 */
export interface ToolCard {
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence or two.
   */
  text: Text;
  image?: Image;
  /**
   * A checklist, below the picture or in place of it.
   */
  checklist?: CheckItem[];
  action?: Action;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
}
/**
 * The links of the header and the footer.
 */
export interface Menus {
  /**
   * The thin line at the very top. Contact links first; the last one stands at the right.
   */
  topBar: MenuLink[];
  /**
   * Whether the thin line at the top has a button that says the language of the site. A site has one language, so there is nothing to choose: few sites need it.
   */
  languageButton: boolean;
  /**
   * The main navigation.
   */
  main: TopItem[];
  /**
   * The buttons at the right of the header. On small screens both are in the menu, and the primary one also stays in the header where it fits.
   */
  actions: Action[];
  /**
   * Groups of links at the bottom of every page.
   */
  footer: FooterGroup[];
  variants?: MenuVariants;
}
/**
 * A link in a menu.
 */
export interface MenuLink {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
}
/**
 * An item of the main navigation, with or without a mega-menu.
 */
export interface TopItem {
  /**
   * The word in the header.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  mega?: MegaMenu;
}
/**
 * The panel that opens under a top item: categories, their entries, and one featured card.
 */
export interface MegaMenu {
  /**
   * The words of the link to the section’s own page, at the top of the panel. Left out: the top item’s label.
   */
  all?: string;
  /**
   * The groups, in order. The first is open at the start.
   */
  categories: MenuCategory[];
  featured?: Featured;
}
/**
 * A group of entries in a mega-menu.
 */
export interface MenuCategory {
  /**
   * Its short name, unique in this menu.
   */
  id: string;
  /**
   * Its heading.
   */
  title: string;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
  /**
   * Its entries.
   */
  items: MenuItem[];
}
/**
 * An entry of a mega-menu. Without “href” it is shown as text, not as a link.
 */
export interface MenuItem {
  /**
   * Its name.
   */
  title: string;
  /**
   * What one finds there, in a few words.
   */
  description: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href?: Address;
  /**
   * The key of an entry under “badges”.
   */
  badge?: Badge;
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
}
/**
 * The card at the right of the panel.
 */
export interface Featured {
  /**
   * Its heading.
   */
  title: string;
  /**
   * Two lines at most.
   */
  description: Text;
  image?: Image;
  cta: MenuLink;
}
/**
 * A group of links in the footer.
 */
export interface FooterGroup {
  /**
   * A short name, where a section shows the same links.
   */
  id?: string;
  /**
   * The group’s heading.
   */
  title: string;
  /**
   * Its links.
   */
  items: MenuLink[];
}
/**
 * Menus that some pages have in place of those of the site, by key. A page names one with “menus: KEY”.
 */
export interface MenuVariants {
  [k: string]: MenuVariant;
}
/**
 * The menus of some pages. What is left out is that of the site; an empty list, [], shows nothing in its place.
 */
export interface MenuVariant {
  /**
   * The thin line at the very top.
   */
  topBar?: MenuLink[];
  /**
   * Whether the thin line at the top has a button that says the language of the site.
   */
  languageButton?: boolean;
  /**
   * The main navigation.
   */
  main?: TopItem[];
  /**
   * The buttons at the right of the header.
   */
  actions?: Action[];
  /**
   * Groups of links at the bottom.
   */
  footer?: FooterGroup[];
}
/**
 * A page.
 */
export interface Route {
  /**
   * The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  path: string;
  /**
   * What the browser’s tab and search engines show, followed by the site’s name.
   */
  title: string;
  /**
   * What search engines show under the title: one or two sentences.
   */
  description?: Text;
  image?: Image;
  /**
   * true shows a navigation of the page’s sections beside them. For long pages.
   */
  sectionNav: boolean;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * true asks search engines to leave the page out: a page for one campaign, or one that thanks for an order. Whoever has its address still sees it.
   */
  noindex?: boolean;
  /**
   * Where the same text stands on another site, under whose address search engines list it: https://www.example.com/story.
   */
  canonical?: string;
  /**
   * standard, the default, has the header and the footer of the site; bare has neither, for a page that leads to one thing only.
   */
  layout?: "standard" | "bare";
  /**
   * The key of menus under menus › variants, for a page with a header or a footer of its own.
   */
  menus?: string;
  /**
   * true keeps the page in the file and off the site.
   */
  hidden: boolean;
  /**
   * What the page shows, from top to bottom.
   */
  sections: Section[];
}
/**
 * A path that links may already use though its page does not exist yet. Visitors see a page that says so.
 */
export interface PlannedPage {
  /**
   * The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  path: string;
  /**
   * The heading that visitors see.
   */
  title: string;
  /**
   * When it opens, or what to do until then.
   */
  message?: Text;
}
/**
 * The interface’s own words. Leave out what you do not want to change.
 */
export interface Labels {
  /**
   * The first link of every page, for keyboards.
   */
  skipToContent: string;
  /**
   * What the logo is called. {name}: the site's name.
   */
  home: string;
  /**
   * The name of the main navigation.
   */
  mainNavigation: string;
  /**
   * The name of the top bar.
   */
  contactRegion: string;
  /**
   * The menu button on small screens.
   */
  openMenu: string;
  /**
   * The name of the menu on small screens.
   */
  menu: string;
  /**
   * The button that closes a menu or a dialog.
   */
  close: string;
  /**
   * Shown while a menu was opened by a click.
   */
  pinnedOpen: string;
  /**
   * The name of the list of groups in a mega-menu.
   */
  categories: string;
  /**
   * What the language button is called. {language}: the language in its own words.
   */
  language: string;
  /**
   * The name of the switch for light and dark.
   */
  theme: string;
  /**
   * The theme follows the visitor's system.
   */
  themeSystem: string;
  /**
   * The light theme.
   */
  themeLight: string;
  /**
   * The dark theme.
   */
  themeDark: string;
  /**
   * The heading of the in-page navigation.
   */
  onThisPage: string;
  /**
   * The button at the top of a policy.
   */
  backToHome: string;
  /**
   * Under the heading of a policy. {date}: the day.
   */
  lastUpdated: string;
  /**
   * The heading of a policy's summary.
   */
  inShort: string;
  /**
   * The name of the row of policies.
   */
  policies: string;
  /**
   * Read out before a price.
   */
  price: string;
  /**
   * Read out before a former price.
   */
  priceWas: string;
  /**
   * The saving beside a price. {amount}: the saving.
   */
  save: string;
  /**
   * The name of the buttons that filter a catalog, where it names them nothing else.
   */
  filter: string;
  /**
   * The button that shows every entry of a catalog, where it says nothing else.
   */
  filterAll: string;
  /**
   * The line beside a filter. {count}: how many; {noun}: what they are.
   */
  showing: string;
  /**
   * The heading over the row names of a comparison, where it says nothing else.
   */
  feature: string;
  /**
   * The word beside a check in a comparison.
   */
  yes: string;
  /**
   * Read out for a dash in a comparison.
   */
  no: string;
  /**
   * Read out before a finished line of a checklist.
   */
  done: string;
  /**
   * Read out before an open line of a checklist.
   */
  open: string;
  /**
   * The heading over the list of pages in llms.txt, the summary for language models.
   */
  pages: string;
  /**
   * Before the customer of a case study.
   */
  customer: string;
  /**
   * Before the use of a case study.
   */
  usedFor: string;
  /**
   * The heading where no page is found.
   */
  notFoundTitle: string;
  /**
   * The text where no page is found. {address}: what was asked for.
   */
  notFoundText: string;
  /**
   * The heading over the nearest pages.
   */
  notFoundNear: string;
  /**
   * The button where no page is found.
   */
  goHome: string;
  /**
   * Over the heading of a planned page.
   */
  planned: string;
  /**
   * On a planned page without a message of its own.
   */
  plannedText: string;
  /**
   * The heading over phone and mail.
   */
  contact: string;
  /**
   * Read out while a page is fetched.
   */
  loading: string;
  /**
   * Shown when fetching a page fails.
   */
  loadFailed: string;
  /**
   * Shown under a page whose menus and search could not be fetched.
   */
  restFailed: string;
  /**
   * Shown in place of a section that fails.
   */
  sectionFailed: string;
  /**
   * The button that loads the page again.
   */
  reload: string;
  /**
   * Read out after a link that leaves the site.
   */
  externalLink: string;
  /**
   * The search button and the name of its dialog.
   */
  search: string;
  /**
   * In the empty search field.
   */
  searchHint: string;
  /**
   * Over the latest searches, in an empty search.
   */
  searchRecent: string;
  /**
   * Over the links of an empty search.
   */
  searchCommon: string;
  /**
   * How many results. {count}: the number.
   */
  searchCount: string;
  /**
   * The same for one.
   */
  searchCountOne: string;
  /**
   * No result. {words}: what was typed.
   */
  searchNone: string;
  /**
   * Under that line, before the contacts.
   */
  searchNoneHelp: string;
  /**
   * What the arrow keys do.
   */
  searchMove: string;
  /**
   * What Enter does.
   */
  searchOpen: string;
  /**
   * What Escape does.
   */
  searchClose: string;
  /**
   * Shown when the search cannot be fetched.
   */
  searchFailed: string;
}
/**
 * The button of every entry. It may name the entry's own fields: {title}.
 */
export interface EntryAction {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/pricing), a place on one (/products/sales), https://…, mailto:… or tel:…. Write it without #.
   */
  href: Address;
  /**
   * How much it stands out: primary once per section, secondary for the rest, quiet as a plain link with an arrow.
   */
  style: "primary" | "secondary" | "quiet";
  /**
   * The name of a lucide icon, such as phone or shopping-bag. All of them: lucide.dev/icons.
   */
  icon?: string;
}
/**
 * Two typefaces: one for texts, one for headings.
 */
export interface FontPair {
  /**
   * The typeface of texts, buttons and menus.
   */
  text: string;
  /**
   * The typeface of headings and of the site’s name. Left out: that of texts.
   */
  heading?: string;
}
/**
 * A section from “shared”, with what is different here.
 */
export interface SharedSection {
  /**
   * The key of an entry under “shared”.
   */
  use: string;
  /**
   * The name that links use to lead here: “sales”, or with its page in front, “products/sales”. Lower-case words with hyphens; unique on the page.
   */
  anchor?: string;
  /**
   * Old addresses that still lead here.
   *
   * Items: The address of a page on this site: / or lower-case words with hyphens, such as /pricing or /resources/blog.
   */
  movedFrom?: string[];
  /**
   * A heading in place of the shared one.
   */
  title?: string;
  /**
   * An introduction in place of the shared one.
   */
  intro?: Text;
  /**
   * Buttons in place of the shared ones.
   */
  actions?: Action[];
  /**
   * A background in place of the shared one.
   */
  ground?: "canvas" | "surface" | "sunken" | "deep";
  /**
   * Words for the in-page navigation, or false.
   */
  nav?: string | false;
  /**
   * true keeps it in the file and off the page.
   */
  hidden: boolean;
}

/** The section of a type, or any section. */
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType = SectionType> = { [K in T]: Extract<Section, { type: K }> & { type: K } }[T];
