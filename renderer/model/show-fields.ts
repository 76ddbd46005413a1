/* Generated from schema/ and blocks/ by `npm run generate`; do not edit. */
import type * as Shown from "../../schema/language/types.ts";
import type * as Values from "../../schema/language/values.ts";
import type * as Written from "../../schema/language/written-site.ts";

/** What becomes of a value, by the part that it is. */
export interface Resolvers {
  readonly anchor: (written: string) => string;
  readonly badge: (written: string) => Shown.Badge;
  readonly collection: (written: string, button?: Written.EntryAction) => readonly Shown.Entry[];
  readonly color: (written: string) => string;
  readonly date: (written: string) => Values.DateText;
  readonly footerGroup: (written: string) => string;
  readonly icon: (written: string) => string;
  readonly image: (written: Written.Image) => Values.Image;
  readonly key: (written: string) => string;
  readonly label: (written: string) => string;
  readonly link: (written: string) => Values.Address;
  readonly markdown: (written: string) => Values.Markdown;
  readonly money: (written: number | string) => Values.Money;
  readonly nav: (written: string | false) => string | false;
  readonly number: (written: number | string) => number;
  readonly path: (written: string) => string;
  readonly shared: (written: string) => string;
  readonly template: (written: string) => string;
  readonly text: (written: string) => Values.Text;
}

export function showSection(written: Written.Section, show: Resolvers): Shown.Section {
  switch (written.type) {
    case "badges":
      return showBadgesSection(written, show);
    case "call-to-action":
      return showCallToActionSection(written, show);
    case "case-studies":
      return showCaseStudiesSection(written, show);
    case "catalog":
      return showCatalogSection(written, show);
    case "checklist":
      return showChecklistSection(written, show);
    case "comparison":
      return showComparisonSection(written, show);
    case "deep-dive":
      return showDeepDiveSection(written, show);
    case "facts":
      return showFactsSection(written, show);
    case "faq":
      return showFaqSection(written, show);
    case "feature-grid":
      return showFeatureGridSection(written, show);
    case "hero":
      return showHeroSection(written, show);
    case "index":
      return showIndexSection(written, show);
    case "legal":
      return showLegalSection(written, show);
    case "page-hero":
      return showPageHeroSection(written, show);
    case "picture":
      return showPictureSection(written, show);
    case "plans":
      return showPlansSection(written, show);
    case "points":
      return showPointsSection(written, show);
    case "progress-card":
      return showProgressCardSection(written, show);
    case "rows":
      return showRowsSection(written, show);
    case "scale":
      return showScaleSection(written, show);
    case "stats":
      return showStatsSection(written, show);
    case "steps":
      return showStepsSection(written, show);
    case "table":
      return showTableSection(written, show);
    case "testimonials":
      return showTestimonialsSection(written, show);
    case "text":
      return showTextSection(written, show);
    case "tool-cards":
      return showToolCardsSection(written, show);
  }
}

export function showAction(written: Written.Action, show: Resolvers): Shown.Action {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    href: show.link(written.href),
    style: written.style ?? "secondary",
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
  };
}

export function showBadge(written: Written.Badge, show: Resolvers): Shown.Badge {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    tone: written.tone ?? "action",
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
  };
}

export function showBadgesSection(written: Written.BadgesSection, show: Resolvers): Shown.BadgesSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => show.badge(item)),
  };
}

export function showCallToActionSection(written: Written.CallToActionSection, show: Resolvers): Shown.CallToActionSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    title: show.label(written.title),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    actions: written.actions.map((item) => showAction(item, show)),
    ground: written.ground ?? "deep",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    contacts: written.contacts ?? true,
  };
}

export function showCaseStudiesSection(written: Written.CaseStudiesSection, show: Resolvers): Shown.CaseStudiesSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showCaseStudy(item, show)),
  };
}

export function showCaseStudy(written: Written.CaseStudy, show: Resolvers): Shown.CaseStudy {
  const order: object = written;
  return {
    ...order,
    value: show.label(written.value),
    claim: show.label(written.claim),
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.customer !== undefined && { customer: show.label(written.customer) }),
    ...(written.use !== undefined && { use: show.label(written.use) }),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showCatalogNote(written: Written.CatalogNote, show: Resolvers): Shown.CatalogNote {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showCatalogSection(written: Written.CatalogSection, show: Resolvers): Shown.CatalogSection {
  const { action: _, ...rest } = written;
  const order: object = rest;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    from: show.collection(written.from, written.action),
    ...(written.filterBy !== undefined && { filterBy: written.filterBy }),
    filterLabel: show.label(written.filterLabel ?? "Filter"),
    all: show.label(written.all ?? "All"),
    ...(written.noun !== undefined && { noun: showNoun(written.noun, show) }),
    ...(written.measure !== undefined && { measure: showMeasure(written.measure, show) }),
    ...(written.featuresTitle !== undefined && { featuresTitle: show.label(written.featuresTitle) }),
    ...(written.outcomesTitle !== undefined && { outcomesTitle: show.label(written.outcomesTitle) }),
    ...(written.participantsUnit !== undefined && { participantsUnit: show.label(written.participantsUnit) }),
    ...(written.consult !== undefined && { consult: showConsult(written.consult, show) }),
    ...(written.notes !== undefined && { notes: written.notes.map((item) => showCatalogNote(item, show)) }),
  };
}

export function showCheckItem(written: Written.CheckItem, show: Resolvers): Shown.CheckItem {
  const order: object = written;
  return {
    ...order,
    text: show.text(written.text),
    done: written.done ?? false,
  };
}

export function showChecklistSection(written: Written.ChecklistSection, show: Resolvers): Shown.ChecklistSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    ...(written.body !== undefined && { body: show.markdown(written.body) }),
    items: written.items.map((item) => showCheckItem(item, show)),
  };
}

export function showClause(written: Written.Clause, show: Resolvers): Shown.Clause {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.nav !== undefined && { nav: show.label(written.nav) }),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    body: show.markdown(written.body),
    ...(written.table !== undefined && { table: showTable(written.table, show) }),
    ...(written.after !== undefined && { after: show.markdown(written.after) }),
  };
}

export function showComparisonColumn(written: Written.ComparisonColumn, show: Resolvers): Shown.ComparisonColumn {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    ...(written.note !== undefined && { note: show.label(written.note) }),
    picked: written.picked ?? false,
  };
}

export function showComparisonGroup(written: Written.ComparisonGroup, show: Resolvers): Shown.ComparisonGroup {
  const order: object = written;
  return {
    ...order,
    ...(written.title !== undefined && { title: show.label(written.title) }),
    rows: written.rows.map((item) => showComparisonRow(item, show)),
  };
}

export function showComparisonRow(written: Written.ComparisonRow, show: Resolvers): Shown.ComparisonRow {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    ...(written.hint !== undefined && { hint: show.label(written.hint) }),
    cells: written.cells.map((item) => show.text(item)),
  };
}

export function showComparisonSection(written: Written.ComparisonSection, show: Resolvers): Shown.ComparisonSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    kind: written.kind,
    caption: show.label(written.caption),
    corner: show.label(written.corner ?? "Feature"),
    columns: written.columns.map((item) => showComparisonColumn(item, show)),
    groups: written.groups.map((item) => showComparisonGroup(item, show)),
  };
}

export function showConsult(written: Written.Consult, show: Resolvers): Shown.Consult {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.text !== undefined && { text: show.text(written.text) }),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    action: showAction(written.action, show),
  };
}

export function showContact(written: Written.Contact, show: Resolvers): Shown.Contact {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    href: show.link(written.href),
    icon: show.icon(written.icon),
    ...(written.hint !== undefined && { hint: show.label(written.hint) }),
  };
}

export function showDarkTheme(written: Written.DarkTheme, show: Resolvers): Shown.DarkTheme {
  const order: object = written;
  return {
    ...order,
    ...(written.action !== undefined && { action: show.color(written.action) }),
    ...(written.canvas !== undefined && { canvas: show.color(written.canvas) }),
    ...(written.surface !== undefined && { surface: show.color(written.surface) }),
    ...(written.ink !== undefined && { ink: show.color(written.ink) }),
  };
}

export function showDeepDiveSection(written: Written.DeepDiveSection, show: Resolvers): Shown.DeepDiveSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    title: show.label(written.title),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    ...(written.name !== undefined && { name: show.label(written.name) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.text !== undefined && { text: show.text(written.text) }),
    ...(written.points !== undefined && { points: written.points.map((item) => show.text(item)) }),
    ...(written.image !== undefined && { image: show.image(written.image) }),
  };
}

export function showEntry(written: Written.Entry, show: Resolvers): Shown.Entry {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.tier !== undefined && { tier: show.label(written.tier) }),
    ...(written.for !== undefined && { for: show.text(written.for) }),
    ...(written.description !== undefined && { description: show.text(written.description) }),
    ...(written.duration !== undefined && { duration: show.label(written.duration) }),
    ...(written.participants !== undefined && { participants: show.label(written.participants) }),
    ...(written.price !== undefined && { price: show.money(written.price) }),
    ...(written.originalPrice !== undefined && { originalPrice: show.money(written.originalPrice) }),
    ...(written.quote !== undefined && { quote: show.label(written.quote) }),
    ...(written.unit !== undefined && { unit: show.label(written.unit) }),
    ...(written.refundShare !== undefined && { refundShare: show.number(written.refundShare) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    ...(written.features !== undefined && { features: written.features.map((item) => show.label(item)) }),
    ...(written.outcomes !== undefined && { outcomes: written.outcomes.map((item) => show.label(item)) }),
    picked: written.picked ?? false,
    ...(written.action !== undefined && { action: showAction(written.action, show) }),
  };
}

export function showEntryAction(written: Written.EntryAction, show: Resolvers): Shown.EntryAction {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    href: show.link(written.href),
    style: written.style ?? "secondary",
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
  };
}

export function showFact(written: Written.Fact, show: Resolvers): Shown.Fact {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showFactsSection(written: Written.FactsSection, show: Resolvers): Shown.FactsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showFact(item, show)),
  };
}

export function showFaqSection(written: Written.FaqSection, show: Resolvers): Shown.FaqSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showQuestion(item, show)),
  };
}

export function showFeature(written: Written.Feature, show: Resolvers): Shown.Feature {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.text !== undefined && { text: show.text(written.text) }),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
    ...(written.href !== undefined && { href: show.link(written.href) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    ...(written.meta !== undefined && { meta: written.meta.map((item) => show.label(item)) }),
    ...(written.action !== undefined && { action: showAction(written.action, show) }),
    emphasis: written.emphasis ?? false,
  };
}

export function showFeatureGridSection(written: Written.FeatureGridSection, show: Resolvers): Shown.FeatureGridSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    columns: written.columns ?? 3,
    line: written.line ?? "action",
    items: written.items.map((item) => showFeature(item, show)),
  };
}

export function showFeatured(written: Written.Featured, show: Resolvers): Shown.Featured {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    description: show.text(written.description),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    cta: showMenuLink(written.cta, show),
  };
}

export function showFooterGroup(written: Written.FooterGroup, show: Resolvers): Shown.FooterGroup {
  const order: object = written;
  return {
    ...order,
    ...(written.id !== undefined && { id: show.key(written.id) }),
    title: show.label(written.title),
    items: written.items.map((item) => showMenuLink(item, show)),
  };
}

export function showHeroCard(written: Written.HeroCard, show: Resolvers): Shown.HeroCard {
  const order: object = written;
  return {
    ...order,
    kind: written.kind,
    title: show.label(written.title),
    ...(written.tag !== undefined && { tag: show.label(written.tag) }),
    ...(written.text !== undefined && { text: show.text(written.text) }),
    ...(written.value !== undefined && { value: show.number(written.value) }),
    maximum: show.number(written.maximum ?? 10),
    ...(written.rows !== undefined && { rows: written.rows.map((item) => showHeroCardRow(item, show)) }),
    ...(written.note !== undefined && { note: show.label(written.note) }),
    ...(written.choices !== undefined && { choices: written.choices.map((item) => show.label(item)) }),
  };
}

export function showHeroCardRow(written: Written.HeroCardRow, show: Resolvers): Shown.HeroCardRow {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    value: show.label(written.value),
  };
}

export function showHeroSection(written: Written.HeroSection, show: Resolvers): Shown.HeroSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    title: show.label(written.title),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "deep",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    ...(written.note !== undefined && { note: show.text(written.note) }),
    ...(written.stats !== undefined && { stats: written.stats.map((item) => showStat(item, show)) }),
    ...(written.cards !== undefined && { cards: written.cards.map((item) => showHeroCard(item, show)) }),
  };
}

export function showIncluded(written: Written.Included, show: Resolvers): Shown.Included {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    icon: show.icon(written.icon),
  };
}

export function showIndexItem(written: Written.IndexItem, show: Resolvers): Shown.IndexItem {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    ...(written.hint !== undefined && { hint: show.label(written.hint) }),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
    href: show.link(written.href),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
  };
}

export function showIndexSection(written: Written.IndexSection, show: Resolvers): Shown.IndexSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showIndexItem(item, show)),
  };
}

export function showLabels(written: Written.Labels, show: Resolvers): Shown.Labels {
  const order: object = written;
  return {
    ...order,
    skipToContent: show.template(written.skipToContent ?? "Skip to content"),
    home: show.template(written.home ?? "{name}, home"),
    mainNavigation: show.template(written.mainNavigation ?? "Main"),
    contactRegion: show.template(written.contactRegion ?? "Contact and language"),
    openMenu: show.template(written.openMenu ?? "Open menu"),
    menu: show.template(written.menu ?? "Menu"),
    close: show.template(written.close ?? "Close"),
    pinnedOpen: show.template(written.pinnedOpen ?? "Pinned open"),
    categories: show.template(written.categories ?? "Categories"),
    language: show.template(written.language ?? "Language: {language}"),
    theme: show.template(written.theme ?? "Color theme"),
    themeSystem: show.template(written.themeSystem ?? "Like the system"),
    themeLight: show.template(written.themeLight ?? "Light"),
    themeDark: show.template(written.themeDark ?? "Dark"),
    onThisPage: show.template(written.onThisPage ?? "On this page"),
    backToHome: show.template(written.backToHome ?? "Back to Home"),
    lastUpdated: show.template(written.lastUpdated ?? "Last updated {date}"),
    inShort: show.template(written.inShort ?? "In short"),
    policies: show.template(written.policies ?? "Policy pages"),
    price: show.template(written.price ?? "Price"),
    priceWas: show.template(written.priceWas ?? "was"),
    save: show.template(written.save ?? "Save {amount}"),
    showing: show.template(written.showing ?? "Showing {count} {noun}"),
    yes: show.template(written.yes ?? "Included"),
    no: show.template(written.no ?? "Not included"),
    done: show.template(written.done ?? "Done"),
    open: show.template(written.open ?? "To do"),
    pages: show.template(written.pages ?? "Pages"),
    customer: show.template(written.customer ?? "Customer"),
    usedFor: show.template(written.usedFor ?? "Used for"),
    notFoundTitle: show.template(written.notFoundTitle ?? "This page is not here"),
    notFoundText: show.template(written.notFoundText ?? "Nothing on this site answers to {address}. It may have moved, or the link may have a slip of the pen."),
    notFoundNear: show.template(written.notFoundNear ?? "Perhaps you wanted"),
    goHome: show.template(written.goHome ?? "Go to the start page"),
    planned: show.template(written.planned ?? "This page is on its way"),
    plannedText: show.template(written.plannedText ?? "It opens with a coming release. Until then, a person answers:"),
    contact: show.template(written.contact ?? "Contact"),
    loading: show.template(written.loading ?? "Loading"),
    loadFailed: show.template(written.loadFailed ?? "This page could not be loaded."),
    restFailed: show.template(written.restFailed ?? "The rest of this page could not be loaded."),
    sectionFailed: show.template(written.sectionFailed ?? "This part of the page could not be shown."),
    reload: show.template(written.reload ?? "Reload"),
    externalLink: show.template(written.externalLink ?? "opens another site"),
    search: show.template(written.search ?? "Search"),
    searchHint: show.template(written.searchHint ?? "Search pages, programs and questions"),
    searchRecent: show.template(written.searchRecent ?? "Recent"),
    searchCommon: show.template(written.searchCommon ?? "Often looked for"),
    searchCount: show.template(written.searchCount ?? "{count} results"),
    searchCountOne: show.template(written.searchCountOne ?? "1 result"),
    searchNone: show.template(written.searchNone ?? "Nothing found for “{words}”."),
    searchNoneHelp: show.template(written.searchNoneHelp ?? "Try fewer or other words, or ask a person:"),
    searchMove: show.template(written.searchMove ?? "move"),
    searchOpen: show.template(written.searchOpen ?? "open"),
    searchClose: show.template(written.searchClose ?? "close"),
    searchFailed: show.template(written.searchFailed ?? "The search could not be loaded."),
  };
}

export function showLegalSection(written: Written.LegalSection, show: Resolvers): Shown.LegalSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    title: show.label(written.title),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    updated: show.date(written.updated),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.progress !== undefined && { progress: showProgress(written.progress, show) }),
    ...(written.menu !== undefined && { menu: show.footerGroup(written.menu) }),
    ...(written.short !== undefined && { short: written.short.map((item) => show.text(item)) }),
    items: written.items.map((item) => showClause(item, show)),
  };
}

export function showMeasure(written: Written.Measure, _show: Resolvers): Shown.Measure {
  const order: object = written;
  return {
    ...order,
    by: written.by,
    maximum: written.maximum,
  };
}

export function showMegaMenu(written: Written.MegaMenu, show: Resolvers): Shown.MegaMenu {
  const order: object = written;
  return {
    ...order,
    ...(written.all !== undefined && { all: show.label(written.all) }),
    categories: written.categories.map((item) => showMenuCategory(item, show)),
    ...(written.featured !== undefined && { featured: showFeatured(written.featured, show) }),
  };
}

export function showMenuCategory(written: Written.MenuCategory, show: Resolvers): Shown.MenuCategory {
  const order: object = written;
  return {
    ...order,
    id: show.key(written.id),
    title: show.label(written.title),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
    items: written.items.map((item) => showMenuItem(item, show)),
  };
}

export function showMenuItem(written: Written.MenuItem, show: Resolvers): Shown.MenuItem {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    description: show.label(written.description),
    ...(written.href !== undefined && { href: show.link(written.href) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
  };
}

export function showMenuLink(written: Written.MenuLink, show: Resolvers): Shown.MenuLink {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    href: show.link(written.href),
    ...(written.icon !== undefined && { icon: show.icon(written.icon) }),
  };
}

export function showMenus(written: Written.Menus, show: Resolvers): Shown.Menus {
  const order: object = written;
  return {
    ...order,
    topBar: (written.topBar ?? []).map((item) => showMenuLink(item, show)),
    main: (written.main ?? []).map((item) => showTopItem(item, show)),
    actions: (written.actions ?? []).map((item) => showAction(item, show)),
    footer: (written.footer ?? []).map((item) => showFooterGroup(item, show)),
  };
}

export function showNoun(written: Written.Noun, show: Resolvers): Shown.Noun {
  const order: object = written;
  return {
    ...order,
    one: show.label(written.one),
    other: show.label(written.other),
  };
}

export function showPageHeroSection(written: Written.PageHeroSection, show: Resolvers): Shown.PageHeroSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    title: show.label(written.title),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "surface",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    ...(written.side !== undefined && { side: showPageHeroSide(written.side, show) }),
  };
}

export function showPageHeroSide(written: Written.PageHeroSide, show: Resolvers): Shown.PageHeroSide {
  const order: object = written;
  return {
    ...order,
    ...(written.image !== undefined && { image: show.image(written.image) }),
    ...(written.progress !== undefined && { progress: showProgressCard(written.progress, show) }),
    ...(written.banners !== undefined && { banners: written.banners.map((item) => showStat(item, show)) }),
  };
}

export function showPictureSection(written: Written.PictureSection, show: Resolvers): Shown.PictureSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    image: show.image(written.image),
    ...(written.caption !== undefined && { caption: show.text(written.caption) }),
  };
}

export function showPlannedPage(written: Written.PlannedPage, show: Resolvers): Shown.PlannedPage {
  const order: object = written;
  return {
    ...order,
    path: show.path(written.path),
    title: show.label(written.title),
    ...(written.message !== undefined && { message: show.text(written.message) }),
  };
}

export function showPlansSection(written: Written.PlansSection, show: Resolvers): Shown.PlansSection {
  const { action: _, ...rest } = written;
  const order: object = rest;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    from: show.collection(written.from, written.action),
    ...(written.included !== undefined && { included: written.included.map((item) => showIncluded(item, show)) }),
  };
}

export function showPointsSection(written: Written.PointsSection, show: Resolvers): Shown.PointsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => show.text(item)),
    columns: written.columns ?? 2,
  };
}

export function showProgress(written: Written.Progress, show: Resolvers): Shown.Progress {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    value: show.number(written.value),
  };
}

export function showProgressCard(written: Written.ProgressCard, show: Resolvers): Shown.ProgressCard {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.text !== undefined && { text: show.text(written.text) }),
    label: show.label(written.label),
    value: show.number(written.value),
    ...(written.items !== undefined && { items: written.items.map((item) => showCheckItem(item, show)) }),
  };
}

export function showProgressCardSection(written: Written.ProgressCardSection, show: Resolvers): Shown.ProgressCardSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    card: showProgressCard(written.card, show),
  };
}

export function showQuestion(written: Written.Question, show: Resolvers): Shown.Question {
  const order: object = written;
  return {
    ...order,
    question: show.label(written.question),
    answer: show.markdown(written.answer),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showRow(written: Written.Row, show: Resolvers): Shown.Row {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.href !== undefined && { href: show.link(written.href) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
  };
}

export function showRowsSection(written: Written.RowsSection, show: Resolvers): Shown.RowsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showRow(item, show)),
  };
}

export function showScaleItem(written: Written.ScaleItem, show: Resolvers): Shown.ScaleItem {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    ...(written.size !== undefined && { size: show.label(written.size) }),
    text: show.text(written.text),
    ...(written.hint !== undefined && { hint: show.label(written.hint) }),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showScaleSection(written: Written.ScaleSection, show: Resolvers): Shown.ScaleSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    from: show.label(written.from),
    to: show.label(written.to),
    items: written.items.map((item) => showScaleItem(item, show)),
  };
}

export function showSharedSection(written: Written.SharedSection, show: Resolvers): Shown.SharedSection {
  const order: object = written;
  return {
    ...order,
    use: show.shared(written.use),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ...(written.ground !== undefined && { ground: written.ground }),
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
  };
}

export function showSiteFacts(written: Written.SiteFacts, show: Resolvers): Shown.SiteFacts {
  const order: object = written;
  return {
    ...order,
    name: show.label(written.name),
    url: written.url,
    language: written.language ?? "en",
    currency: written.currency ?? "USD",
    dateOrder: written.dateOrder ?? "by-language",
    ...(written.description !== undefined && { description: show.text(written.description) }),
    ...(written.logo !== undefined && { logo: show.image(written.logo) }),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    contacts: (written.contacts ?? []).map((item) => showContact(item, show)),
    copyright: show.label(written.copyright ?? "© {site.name}"),
    ...(written.footnote !== undefined && { footnote: show.label(written.footnote) }),
    theme: showTheme(written.theme ?? {}, show),
  };
}

export function showStat(written: Written.Stat, show: Resolvers): Shown.Stat {
  const order: object = written;
  return {
    ...order,
    value: show.label(written.value),
    label: show.label(written.label),
  };
}

export function showStatsSection(written: Written.StatsSection, show: Resolvers): Shown.StatsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showStat(item, show)),
  };
}

export function showStep(written: Written.Step, show: Resolvers): Shown.Step {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
  };
}

export function showStepsSection(written: Written.StepsSection, show: Resolvers): Shown.StepsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showStep(item, show)),
  };
}

export function showTable(written: Written.Table, show: Resolvers): Shown.Table {
  const order: object = written;
  return {
    ...order,
    caption: show.label(written.caption),
    columns: written.columns.map((item) => showTableColumn(item, show)),
    rows: written.rows.map((item) => item.map((item) => show.text(item))),
  };
}

export function showTableColumn(written: Written.TableColumn, show: Resolvers): Shown.TableColumn {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    align: written.align ?? "start",
  };
}

export function showTableSection(written: Written.TableSection, show: Resolvers): Shown.TableSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    table: showTable(written.table, show),
  };
}

export function showTestimonial(written: Written.Testimonial, show: Resolvers): Shown.Testimonial {
  const order: object = written;
  return {
    ...order,
    quote: show.text(written.quote),
    role: show.label(written.role),
    ...(written.organization !== undefined && { organization: show.label(written.organization) }),
  };
}

export function showTestimonialsSection(written: Written.TestimonialsSection, show: Resolvers): Shown.TestimonialsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showTestimonial(item, show)),
  };
}

export function showTextSection(written: Written.TextSection, show: Resolvers): Shown.TextSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    body: show.markdown(written.body),
    size: written.size ?? "normal",
  };
}

export function showTheme(written: Written.Theme, show: Resolvers): Shown.Theme {
  const order: object = written;
  return {
    ...order,
    ...(written.action !== undefined && { action: show.color(written.action) }),
    ...(written.accent !== undefined && { accent: show.color(written.accent) }),
    ...(written.deep !== undefined && { deep: show.color(written.deep) }),
    ...(written.canvas !== undefined && { canvas: show.color(written.canvas) }),
    ...(written.surface !== undefined && { surface: show.color(written.surface) }),
    ...(written.ink !== undefined && { ink: show.color(written.ink) }),
    ...(written.dark !== undefined && { dark: showDarkTheme(written.dark, show) }),
    ...(written.series !== undefined && { series: written.series.map((item) => show.color(item)) }),
    font: written.font ?? "anek-latin",
  };
}

export function showToolCard(written: Written.ToolCard, show: Resolvers): Shown.ToolCard {
  const order: object = written;
  return {
    ...order,
    title: show.label(written.title),
    text: show.text(written.text),
    ...(written.image !== undefined && { image: show.image(written.image) }),
    ...(written.checklist !== undefined && { checklist: written.checklist.map((item) => showCheckItem(item, show)) }),
    ...(written.action !== undefined && { action: showAction(written.action, show) }),
    ...(written.badge !== undefined && { badge: show.badge(written.badge) }),
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
  };
}

export function showToolCardsSection(written: Written.ToolCardsSection, show: Resolvers): Shown.ToolCardsSection {
  const order: object = written;
  return {
    ...order,
    type: written.type,
    ...(written.anchor !== undefined && { anchor: show.anchor(written.anchor) }),
    ...(written.title !== undefined && { title: show.label(written.title) }),
    ...(written.intro !== undefined && { intro: show.text(written.intro) }),
    ...(written.badges !== undefined && { badges: written.badges.map((item) => show.badge(item)) }),
    ...(written.actions !== undefined && { actions: written.actions.map((item) => showAction(item, show)) }),
    ground: written.ground ?? "canvas",
    ...(written.nav !== undefined && { nav: show.nav(written.nav) }),
    hidden: written.hidden ?? false,
    ...(written.movedFrom !== undefined && { movedFrom: written.movedFrom.map((item) => show.path(item)) }),
    items: written.items.map((item) => showToolCard(item, show)),
  };
}

export function showTopItem(written: Written.TopItem, show: Resolvers): Shown.TopItem {
  const order: object = written;
  return {
    ...order,
    label: show.label(written.label),
    href: show.link(written.href),
    ...(written.mega !== undefined && { mega: showMegaMenu(written.mega, show) }),
  };
}
