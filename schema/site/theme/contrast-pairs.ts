import type { Mode, Role } from "./role.ts";

/**
 * How a color that was not given follows one that was: hue and strength come from `from`; its lightness keeps its place
 * between `from` and `toward` (without `toward`, it stays). Then it is moved until its pairs can be read.
 */
export interface Rule {
  readonly role: Role;
  readonly modes: readonly Mode[];
  readonly from: readonly [Role, Mode?];
  readonly toward?: Role;
}

const light: readonly Mode[] = ["light"];
const dark: readonly Mode[] = ["dark"];
const both: readonly Mode[] = ["light", "dark"];

/** Grounds first, then what stands on them: each rule reads only what rules above it have settled. */
export const rules: readonly Rule[] = [
  { role: "canvas", modes: light, from: ["deep"] },
  { role: "ink", modes: light, from: ["deep"] },
  { role: "canvas", modes: dark, from: ["canvas", "light"] },
  { role: "ink", modes: dark, from: ["ink", "light"] },
  { role: "surface", modes: dark, from: ["canvas"], toward: "ink" },
  { role: "raised", modes: light, from: ["surface"] },
  { role: "raised", modes: dark, from: ["surface"], toward: "ink" },
  { role: "sunken", modes: both, from: ["canvas"], toward: "ink" },
  { role: "line", modes: both, from: ["canvas"], toward: "ink" },
  { role: "deep-2", modes: both, from: ["deep"], toward: "paper" },
  { role: "deep-line", modes: both, from: ["deep"], toward: "paper" },
  { role: "deep-control", modes: both, from: ["deep"] },
  { role: "action", modes: dark, from: ["action", "light"] },
  { role: "action-soft", modes: both, from: ["action"], toward: "surface" },
  { role: "action-strong", modes: both, from: ["action"], toward: "surface" },
  { role: "on-action", modes: both, from: ["action"] },
  { role: "ink-2", modes: both, from: ["ink"], toward: "surface" },
  { role: "ink-3", modes: both, from: ["ink"], toward: "surface" },
  { role: "control", modes: both, from: ["ink"], toward: "surface" },
  { role: "paper-ink", modes: both, from: ["ink", "light"] },
  { role: "paper-ink-2", modes: both, from: ["ink", "light"], toward: "paper" },
  { role: "paper-2", modes: both, from: ["ink", "light"], toward: "paper" },
  { role: "paper-line", modes: both, from: ["ink", "light"], toward: "paper" },
  { role: "paper-action", modes: both, from: ["action", "light"], toward: "paper" },
  { role: "on-deep", modes: both, from: ["deep"] },
  { role: "on-deep-2", modes: both, from: ["deep"] },
  { role: "paper-teal", modes: both, from: ["action", "light"], toward: "paper" },
  { role: "paper-sky", modes: both, from: ["action", "light"], toward: "paper" },
  { role: "accent-hover", modes: both, from: ["accent"], toward: "paper" },
  { role: "on-accent", modes: both, from: ["ink", "light"] },
  { role: "accent-soft", modes: both, from: ["accent"] },
  { role: "accent-ink", modes: both, from: ["accent"] },
  { role: "alert", modes: both, from: ["alert"] },
  { role: "info", modes: both, from: ["info"] },
  { role: "success", modes: both, from: ["success"] },
  { role: "series-1", modes: both, from: ["series-1", "light"] },
  { role: "series-2", modes: both, from: ["series-2", "light"] },
  { role: "series-3", modes: both, from: ["series-3", "light"] },
  { role: "series-4", modes: both, from: ["series-4", "light"] },
  { role: "series-5", modes: both, from: ["series-5", "light"] },
  { role: "paper-pink", modes: both, from: ["series-5", "dark"] },
  { role: "focus", modes: light, from: ["ink"] },
  { role: "focus", modes: dark, from: ["accent"] },
  { role: "focus-gap", modes: light, from: ["accent"] },
  { role: "focus-gap", modes: dark, from: ["canvas"] },
];

/** Contrast after WCAG 2.2 AA: of text, and of large figures and what one must see to use the page. */
const text = 4.5;
const graphics = 3;
const grounds: readonly Role[] = ["canvas", "surface", "sunken", "raised"];

/** A color and the grounds that blocks put it on. */
export interface PairRule {
  readonly role: Role;
  readonly on: readonly Role[];
  readonly least: number;
  readonly modes: readonly Mode[];
}

/** Every pair that blocks use. On deep ground every color takes its dark value. */
export const pairRules: readonly PairRule[] = [
  { role: "ink", on: [...grounds, "action-soft"], least: text, modes: both },
  { role: "ink-2", on: [...grounds, "action-soft"], least: text, modes: both },
  { role: "ink-3", on: [...grounds, "action-soft"], least: text, modes: both },
  { role: "action", on: [...grounds, "action-soft"], least: text, modes: both },
  { role: "action-strong", on: [...grounds, "action-soft"], least: text, modes: both },
  { role: "on-action", on: ["action", "action-strong"], least: text, modes: both },
  { role: "on-deep", on: ["deep", "deep-2", "deep-line", "paper-action"], least: text, modes: both },
  { role: "on-deep-2", on: ["deep", "deep-2"], least: text, modes: both },
  { role: "deep-control", on: ["deep"], least: graphics, modes: both },
  { role: "accent", on: ["deep"], least: text, modes: dark },
  { role: "ink", on: ["deep", "deep-2"], least: text, modes: dark },
  { role: "ink-2", on: ["deep", "deep-2"], least: text, modes: dark },
  { role: "ink-3", on: ["deep"], least: text, modes: dark },
  { role: "action", on: ["deep"], least: text, modes: dark },
  { role: "success", on: [...grounds, "success-soft", "action-soft"], least: text, modes: both },
  { role: "success", on: ["deep"], least: text, modes: dark },
  { role: "alert", on: ["surface", "alert-soft"], least: text, modes: both },
  { role: "info", on: ["surface", "info-soft"], least: text, modes: both },
  { role: "accent-ink", on: ["accent-soft"], least: text, modes: both },
  { role: "on-accent", on: ["accent", "accent-hover"], least: text, modes: both },
  { role: "paper-ink", on: ["accent", "accent-hover", "paper", "paper-2"], least: text, modes: both },
  { role: "paper-ink-2", on: ["paper", "paper-2"], least: text, modes: both },
  { role: "paper-action", on: ["paper"], least: text, modes: both },
  { role: "paper", on: ["paper-action", "paper-ink", "deep"], least: text, modes: both },
  { role: "paper-alert", on: ["paper"], least: text, modes: both },
  { role: "paper-ok", on: ["paper", "paper-2", "paper-ok-2"], least: text, modes: both },
  { role: "paper-teal", on: ["paper"], least: graphics, modes: both },
  { role: "control", on: grounds, least: graphics, modes: both },
  { role: "series-1", on: ["canvas", "surface"], least: graphics, modes: both },
  { role: "series-2", on: ["canvas", "surface"], least: graphics, modes: both },
  { role: "series-3", on: ["canvas", "surface"], least: graphics, modes: both },
  { role: "series-4", on: ["canvas", "surface"], least: graphics, modes: both },
  { role: "series-5", on: ["canvas", "surface"], least: graphics, modes: both },
  { role: "focus", on: grounds, least: graphics, modes: both },
];
