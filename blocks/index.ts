import type { BlockRegistry, CheckedRegistry } from "../renderer/block.ts";
import { Badges } from "./badges/Badges.tsx";
import { CallToAction } from "./call-to-action/CallToAction.tsx";
import { CaseStudies } from "./case-studies/CaseStudies.tsx";
import { Catalog } from "./catalog/Catalog.tsx";
import { Checklist } from "./checklist/Checklist.tsx";
import { Comparison } from "./comparison/Comparison.tsx";
import { DeepDive } from "./deep-dive/DeepDive.tsx";
import { Facts } from "./facts/Facts.tsx";
import { Faq } from "./faq/Faq.tsx";
import { FeatureGrid } from "./feature-grid/FeatureGrid.tsx";
import { Hero } from "./hero/Hero.tsx";
import { Index } from "./index/Index.tsx";
import { Legal } from "./legal/Legal.tsx";
import { PageHero } from "./page-hero/PageHero.tsx";
import { Picture } from "./picture/Picture.tsx";
import { Plans } from "./plans/Plans.tsx";
import { Points } from "./points/Points.tsx";
import { ProgressCard } from "./progress-card/ProgressCard.tsx";
import { Rows } from "./rows/Rows.tsx";
import { Scale } from "./scale/Scale.tsx";
import { Stats } from "./stats/Stats.tsx";
import { Steps } from "./steps/Steps.tsx";
import { Table } from "./table/Table.tsx";
import { Testimonials } from "./testimonials/Testimonials.tsx";
import { Text } from "./text/Text.tsx";
import { ToolCards } from "./tool-cards/ToolCards.tsx";

const byType = {
  badges: Badges,
  "call-to-action": CallToAction,
  "case-studies": CaseStudies,
  catalog: Catalog,
  checklist: Checklist,
  comparison: Comparison,
  "deep-dive": DeepDive,
  facts: Facts,
  faq: Faq,
  "feature-grid": FeatureGrid,
  hero: Hero,
  index: Index,
  legal: Legal,
  "page-hero": PageHero,
  picture: Picture,
  plans: Plans,
  points: Points,
  "progress-card": ProgressCard,
  rows: Rows,
  scale: Scale,
  stats: Stats,
  steps: Steps,
  table: Table,
  testimonials: Testimonials,
  text: Text,
  "tool-cards": ToolCards,
} satisfies BlockRegistry;

/** The block of every section type. */
export const blocks: CheckedRegistry<typeof byType> = byType;
