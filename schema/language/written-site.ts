/* Generated from schema/ and blocks/ by `npm run generate`; do not edit. */

/** The site as an author writes it: what the validator accepts. What stands in `types.ts` is made of it. */
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

export interface Action {
  readonly label: string;
  readonly href: string;
  readonly style?: "primary" | "secondary" | "quiet";
  readonly icon?: string;
}

export interface Badge {
  readonly label: string;
  readonly tone?: "action" | "info" | "alert" | "accent" | "success";
  readonly icon?: string;
}

export interface BadgesSection {
  readonly type: "badges";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (string)[];
}

export interface CallToActionSection {
  readonly type: "call-to-action";
  readonly anchor?: string;
  readonly title: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly contacts?: boolean;
}

export interface CaseStudiesSection {
  readonly type: "case-studies";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (CaseStudy)[];
}

export interface CaseStudy {
  readonly value: string;
  readonly claim: string;
  readonly title: string;
  readonly text: string;
  readonly customer?: string;
  readonly use?: string;
  readonly image?: Image;
  readonly anchor?: string;
}

export interface CatalogNote {
  readonly title: string;
  readonly text: string;
  readonly anchor?: string;
}

export interface CatalogSection {
  readonly type: "catalog";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly from: string;
  readonly filterBy?: "tier";
  readonly filterLabel?: string;
  readonly all?: string;
  readonly noun?: Noun;
  readonly measure?: Measure;
  readonly featuresTitle?: string;
  readonly outcomesTitle?: string;
  readonly participantsUnit?: string;
  readonly action?: EntryAction;
  readonly consult?: Consult;
  readonly notes?: readonly (CatalogNote)[];
}

export interface CheckItem {
  readonly text: string;
  readonly done?: boolean;
}

export interface ChecklistSection {
  readonly type: "checklist";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly body?: string;
  readonly items: readonly (CheckItem)[];
}

export interface Clause {
  readonly title: string;
  readonly nav?: string;
  readonly anchor?: string;
  readonly body: string;
  readonly table?: Table;
  readonly after?: string;
}

export interface ComparisonColumn {
  readonly label: string;
  readonly note?: string;
  readonly picked?: boolean;
}

export interface ComparisonGroup {
  readonly title?: string;
  readonly rows: readonly (ComparisonRow)[];
}

export interface ComparisonRow {
  readonly label: string;
  readonly hint?: string;
  readonly cells: readonly (string)[];
}

export interface ComparisonSection {
  readonly type: "comparison";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly kind: "plans" | "versus";
  readonly caption: string;
  readonly corner?: string;
  readonly columns: readonly (ComparisonColumn)[];
  readonly groups: readonly (ComparisonGroup)[];
}

export interface Consult {
  readonly title: string;
  readonly text?: string;
  readonly image?: Image;
  readonly action: Action;
}

export interface Contact {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
  readonly hint?: string;
}

export interface DarkTheme {
  readonly action?: string;
  readonly canvas?: string;
  readonly surface?: string;
  readonly ink?: string;
}

export interface DeepDiveSection {
  readonly type: "deep-dive";
  readonly anchor?: string;
  readonly title: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly name?: string;
  readonly badge?: string;
  readonly text?: string;
  readonly points?: readonly (string)[];
  readonly image?: Image;
}

export interface Entry {
  readonly title: string;
  readonly anchor?: string;
  readonly tier?: string;
  readonly for?: string;
  readonly description?: string;
  readonly duration?: string;
  readonly participants?: string;
  readonly price?: number | string;
  readonly originalPrice?: number | string;
  readonly quote?: string;
  readonly unit?: string;
  readonly refundShare?: number | string;
  readonly badge?: string;
  readonly icon?: string;
  readonly image?: Image;
  readonly features?: readonly (string)[];
  readonly outcomes?: readonly (string)[];
  readonly picked?: boolean;
  readonly action?: Action;
}

export interface EntryAction {
  readonly label: string;
  readonly href: string;
  readonly style?: "primary" | "secondary" | "quiet";
  readonly icon?: string;
}

export interface Fact {
  readonly title: string;
  readonly text: string;
  readonly anchor?: string;
}

export interface FactsSection {
  readonly type: "facts";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Fact)[];
}

export interface FaqSection {
  readonly type: "faq";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Question)[];
}

export interface Feature {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string;
  readonly href?: string;
  readonly badge?: string;
  readonly anchor?: string;
  readonly movedFrom?: readonly (string)[];
  readonly meta?: readonly (string)[];
  readonly action?: Action;
  readonly emphasis?: boolean;
}

export interface FeatureGridSection {
  readonly type: "feature-grid";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly columns?: 2 | 3 | 4;
  readonly line?: "action" | "accent";
  readonly items: readonly (Feature)[];
}

export interface Featured {
  readonly title: string;
  readonly description: string;
  readonly image?: Image;
  readonly cta: MenuLink;
}

export interface FooterGroup {
  readonly id?: string;
  readonly title: string;
  readonly items: readonly (MenuLink)[];
}

export interface HeroCard {
  readonly kind: "invoice" | "progress" | "suggestion";
  readonly title: string;
  readonly tag?: string;
  readonly text?: string;
  readonly value?: number | string;
  readonly maximum?: number | string;
  readonly rows?: readonly (HeroCardRow)[];
  readonly note?: string;
  readonly choices?: readonly (string)[];
}

export interface HeroCardRow {
  readonly label: string;
  readonly value: string;
}

export interface HeroSection {
  readonly type: "hero";
  readonly anchor?: string;
  readonly title: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly note?: string;
  readonly stats?: readonly (Stat)[];
  readonly cards?: readonly (HeroCard)[];
}

export interface Image {
  readonly src: string;
  readonly alt?: string;
  readonly decorative?: boolean;
}

export interface Included {
  readonly label: string;
  readonly icon: string;
}

export interface IndexItem {
  readonly label: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly href: string;
  readonly anchor?: string;
  readonly badge?: string;
}

export interface IndexSection {
  readonly type: "index";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (IndexItem)[];
}

export interface Labels {
  readonly skipToContent?: string;
  readonly home?: string;
  readonly mainNavigation?: string;
  readonly contactRegion?: string;
  readonly openMenu?: string;
  readonly menu?: string;
  readonly close?: string;
  readonly pinnedOpen?: string;
  readonly categories?: string;
  readonly language?: string;
  readonly theme?: string;
  readonly themeSystem?: string;
  readonly themeLight?: string;
  readonly themeDark?: string;
  readonly onThisPage?: string;
  readonly backToHome?: string;
  readonly lastUpdated?: string;
  readonly inShort?: string;
  readonly policies?: string;
  readonly price?: string;
  readonly priceWas?: string;
  readonly save?: string;
  readonly showing?: string;
  readonly yes?: string;
  readonly no?: string;
  readonly done?: string;
  readonly open?: string;
  readonly pages?: string;
  readonly customer?: string;
  readonly usedFor?: string;
  readonly notFoundTitle?: string;
  readonly notFoundText?: string;
  readonly notFoundNear?: string;
  readonly goHome?: string;
  readonly planned?: string;
  readonly plannedText?: string;
  readonly contact?: string;
  readonly loading?: string;
  readonly loadFailed?: string;
  readonly restFailed?: string;
  readonly sectionFailed?: string;
  readonly reload?: string;
  readonly externalLink?: string;
  readonly search?: string;
  readonly searchHint?: string;
  readonly searchRecent?: string;
  readonly searchCommon?: string;
  readonly searchCount?: string;
  readonly searchCountOne?: string;
  readonly searchNone?: string;
  readonly searchNoneHelp?: string;
  readonly searchMove?: string;
  readonly searchOpen?: string;
  readonly searchClose?: string;
  readonly searchFailed?: string;
}

export interface LegalSection {
  readonly type: "legal";
  readonly anchor?: string;
  readonly title: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly updated: string;
  readonly badge?: string;
  readonly progress?: Progress;
  readonly menu?: string;
  readonly short?: readonly (string)[];
  readonly items: readonly (Clause)[];
}

export interface Measure {
  readonly by: "duration";
  readonly maximum: number;
}

export interface MegaMenu {
  readonly all?: string;
  readonly categories: readonly (MenuCategory)[];
  readonly featured?: Featured;
}

export interface MenuCategory {
  readonly id: string;
  readonly title: string;
  readonly icon?: string;
  readonly items: readonly (MenuItem)[];
}

export interface MenuItem {
  readonly title: string;
  readonly description: string;
  readonly href?: string;
  readonly badge?: string;
  readonly icon?: string;
}

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly icon?: string;
}

export interface Menus {
  readonly topBar?: readonly (MenuLink)[];
  readonly main?: readonly (TopItem)[];
  readonly actions?: readonly (Action)[];
  readonly footer?: readonly (FooterGroup)[];
}

export interface Noun {
  readonly one: string;
  readonly other: string;
}

export interface PageHeroSection {
  readonly type: "page-hero";
  readonly anchor?: string;
  readonly title: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly side?: PageHeroSide;
}

export interface PageHeroSide {
  readonly image?: Image;
  readonly progress?: ProgressCard;
  readonly banners?: readonly (Stat)[];
}

export interface PictureSection {
  readonly type: "picture";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly image: Image;
  readonly caption?: string;
}

export interface PlannedPage {
  readonly path: string;
  readonly title: string;
  readonly message?: string;
}

export interface PlansSection {
  readonly type: "plans";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly from: string;
  readonly action?: EntryAction;
  readonly included?: readonly (Included)[];
}

export interface PointsSection {
  readonly type: "points";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (string)[];
  readonly columns?: 1 | 2 | 3;
}

export interface Progress {
  readonly label: string;
  readonly value: number | string;
}

export interface ProgressCard {
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly value: number | string;
  readonly items?: readonly (CheckItem)[];
}

export interface ProgressCardSection {
  readonly type: "progress-card";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly card: ProgressCard;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly anchor?: string;
}

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly image?: Image;
  readonly sectionNav?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly hidden?: boolean;
  readonly sections: readonly (Section | SharedSection)[];
}

export interface Row {
  readonly title: string;
  readonly text: string;
  readonly anchor?: string;
  readonly href?: string;
  readonly badge?: string;
}

export interface RowsSection {
  readonly type: "rows";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Row)[];
}

export interface ScaleItem {
  readonly title: string;
  readonly size?: string;
  readonly text: string;
  readonly hint?: string;
  readonly anchor?: string;
}

export interface ScaleSection {
  readonly type: "scale";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly from: string;
  readonly to: string;
  readonly items: readonly (ScaleItem)[];
}

export interface SharedSection {
  readonly use: string;
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
}

export interface Site {
  readonly version: 1;
  readonly site: SiteFacts;
  readonly constants?: { readonly [key: string]: unknown };
  readonly badges?: { readonly [key: string]: Badge };
  readonly collections?: { readonly [key: string]: { readonly [key: string]: Entry } };
  readonly shared?: { readonly [key: string]: Section };
  readonly menus?: Menus;
  readonly routes: readonly (Route)[];
  readonly planned?: readonly (PlannedPage)[];
  readonly labels?: Labels;
}

export interface SiteFacts {
  readonly name: string;
  readonly url: string;
  readonly language?: string;
  readonly currency?: string;
  readonly dateOrder?: "by-language" | "month-first";
  readonly description?: string;
  readonly logo?: Image;
  readonly image?: Image;
  readonly contacts?: readonly (Contact)[];
  readonly copyright?: string;
  readonly footnote?: string;
  readonly theme?: Theme;
}

export interface Stat {
  readonly value: string;
  readonly label: string;
}

export interface StatsSection {
  readonly type: "stats";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Stat)[];
}

export interface Step {
  readonly title: string;
  readonly text: string;
  readonly anchor?: string;
  readonly badge?: string;
}

export interface StepsSection {
  readonly type: "steps";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Step)[];
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly (TableColumn)[];
  readonly rows: readonly (readonly (string)[])[];
}

export interface TableColumn {
  readonly label: string;
  readonly align?: "start" | "end";
}

export interface TableSection {
  readonly type: "table";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly table: Table;
}

export interface Testimonial {
  readonly quote: string;
  readonly role: string;
  readonly organization?: string;
}

export interface TestimonialsSection {
  readonly type: "testimonials";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (Testimonial)[];
}

export interface TextSection {
  readonly type: "text";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly body: string;
  readonly size?: "normal" | "large";
}

export interface Theme {
  readonly action?: string;
  readonly accent?: string;
  readonly deep?: string;
  readonly canvas?: string;
  readonly surface?: string;
  readonly ink?: string;
  readonly dark?: DarkTheme;
  readonly series?: readonly (string)[];
  readonly font?: "anek-latin" | "system";
}

export interface ToolCard {
  readonly title: string;
  readonly text: string;
  readonly image?: Image;
  readonly checklist?: readonly (CheckItem)[];
  readonly action?: Action;
  readonly badge?: string;
  readonly anchor?: string;
}

export interface ToolCardsSection {
  readonly type: "tool-cards";
  readonly anchor?: string;
  readonly title?: string;
  readonly intro?: string;
  readonly badges?: readonly (string)[];
  readonly actions?: readonly (Action)[];
  readonly ground?: "canvas" | "surface" | "sunken" | "deep";
  readonly nav?: string | false;
  readonly hidden?: boolean;
  readonly movedFrom?: readonly (string)[];
  readonly items: readonly (ToolCard)[];
}

export interface TopItem {
  readonly label: string;
  readonly href: string;
  readonly mega?: MegaMenu;
}
