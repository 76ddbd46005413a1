import type { Completion, Proposal } from "./completion.ts";
import { keyProposals } from "./key-proposals.ts";
import type { Knowledge } from "./knowledge.ts";
import { linkProposals } from "./link-proposals.ts";
import { placeAt, type Place } from "./place.ts";
import { constantProposals, formatProposals, valueProposals } from "./value-proposals.ts";

/** The parts in which references may stand. */
const withReferences = new Set([
  "label",
  "text",
  "markdown",
  "link",
  "nav",
  "template",
  "number",
  "money",
  "date",
  undefined,
]);
const withLinks = new Set(["text", "markdown"]);

/** What may be written at a cursor. `offset`: where it stands, in UTF-16 code units from 0. */
export function completionsAt(text: string, offset: number, knowledge: Knowledge): Completion[] {
  const place = placeAt(text, offset);
  if (!place) return [];
  if (place.role === "key") return replacing(keyProposals(place), offset, place);
  const { start = offset - place.before } = place;
  const isQuoted = /["']/.test(text.charAt(start - 1));
  const proposals = ofValue(place, knowledge).map((one) =>
    isQuoted ? { ...one, text: one.text.replace(/^"(.*)"$/, "$1") } : one,
  );
  return insideText(place, offset, knowledge) ?? replacing(proposals, offset, place);
}

const ofValue = ({ field }: Place, knowledge: Knowledge): Proposal[] => (field ? valueProposals(field, knowledge) : []);

/** Proposals for the whole key or value that the cursor is in. A colon that is there stays. */
function replacing(proposals: readonly Proposal[], offset: number, place: Place): Completion[] {
  const { text, before, start = offset - before, role } = place;
  const end = start + text.length;
  // A key that has its value already: only the name changes.
  return proposals.map((proposal) => ({
    ...proposal,
    start,
    end,
    text: role === "key" && place.hasColon ? proposal.label : proposal.text,
  }));
}

/** Proposals for a reference or a link that is being written inside a text. */
function insideText({ text, before, field }: Place, offset: number, knowledge: Knowledge): Completion[] | undefined {
  const lead = text.slice(0, before);
  const rest = text.slice(before);
  const [, bar] = /\{[^{}|]*\|\s*([a-z]*)$/.exec(lead) ?? [];
  if (bar !== undefined) return at(formatProposals(knowledge), offset - bar.length, offset);
  const [, name] = /\{([\w.]*)$/.exec(lead) ?? [];
  const [, tail = "", close] = /^([\w.]*)(\s*[|}])?/.exec(rest) ?? [];
  if (name !== undefined && withReferences.has(field?.part)) {
    const end = close === undefined ? "}" : "";
    const proposals = constantProposals(knowledge).map((one) => ({ ...one, text: one.text + end }));
    return at(proposals, offset - name.length, offset + tail.length);
  }
  const [, address] = /\]\(([^()\s]*)$/.exec(lead) ?? [];
  if (address === undefined || !withLinks.has(field?.part ?? "")) return undefined;
  const [behind = ""] = /^[^()\s]*/.exec(rest) ?? [];
  const end = rest.startsWith(")", behind.length) ? "" : ")";
  const proposals = (knowledge.index ? linkProposals(knowledge.index) : []).map((one) => ({
    ...one,
    text: one.text + end,
  }));
  return at(proposals, offset - address.length, offset + behind.length);
}

const at = (proposals: readonly Proposal[], start: number, end: number): Completion[] =>
  proposals.map((proposal) => ({ ...proposal, start, end }));
