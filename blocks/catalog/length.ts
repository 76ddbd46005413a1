import type { Thing } from "../../renderer/parts/structured-data.ts";

/** The units that a course may last, with what schema.org and ISO 8601 call them. */
const units = [
  { unit: "minute", iso: (count: number) => `PT${count}M` },
  { unit: "hour", iso: (count: number) => `PT${count}H` },
  { unit: "day", iso: (count: number) => `P${count}D`, repeats: "Daily" },
  { unit: "week", iso: (count: number) => `P${count}W`, repeats: "Weekly" },
  { unit: "month", iso: (count: number) => `P${count}M`, repeats: "Monthly" },
  { unit: "year", iso: (count: number) => `P${count}Y`, repeats: "Yearly" },
] as const;

const displays = ["long", "short"] as const;

const plain = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/**
 * What “4 weeks” says about a course: its duration, and either its rhythm (days and longer) or its work (hours). The unit is
 * found by letting the machine write the number with every unit in the site's language, so that “4 Wochen” is known as well.
 * Nothing where the words are none of these.
 */
export function lengthOf(duration: string, language: string): Thing {
  const count = Number(/\d+/.exec(duration)?.[0]);
  if (!(count > 0)) return {};
  const known = units.find(({ unit }) =>
    displays.some(
      (unitDisplay) =>
        plain(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count)) === plain(duration),
    ),
  );
  if (!known) return {};
  const length = known.iso(count);
  if (!("repeats" in known)) return { duration: length, courseWorkload: length };
  return {
    duration: length,
    courseSchedule: { "@type": "Schedule", repeatCount: count, repeatFrequency: known.repeats },
  };
}
