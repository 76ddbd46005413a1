import type { Fix, Problem, Range } from "../problem.ts";
import { Positions } from "../reader/positions.ts";
import { jsonText } from "./json-text.ts";
import { wellFormed } from "../site/well-formed.ts";
import { visible, visibleLines } from "./visible.ts";

/** What a code means, for the list of rules. */
export interface RuleWords {
  readonly what: string;
  readonly why: string;
}

/** Where the words of the report come from. */
interface Tool {
  readonly version: string;
  /** The site file, relative to the repository where that is known. */
  readonly file: string;
  readonly describe?: (code: string) => RuleWords | undefined;
}

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** Problems as a SARIF 2.1.0 log with their corrections, for code scanning and for editors. */
export function sarif(problems: readonly Problem[], text: string, { version, file, describe }: Tool): string {
  const positions = new Positions(text);
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const artifactLocation = { uri: uriOf(file), uriBaseId: "SRCROOT" };
  const place = (range: Range): object => ({ artifactLocation, region: regionOf(range) });

  const fixOf = ({ title, safety, edits }: Fix): object => ({
    description: { text: visible(title) },
    artifactChanges: [
      {
        artifactLocation,
        replacements: edits.map((edit) => ({
          deletedRegion: regionOf(positions.range(edit.start, edit.end)),
          insertedContent: { text: edit.text },
        })),
      },
    ],
    properties: { safety },
  });

  const resultOf = ({
    code,
    severity,
    message,
    help,
    label,
    range,
    pointer,
    related = [],
    fixes = [],
  }: Problem): object => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: help === undefined ? visible(message) : `${visible(message)}\n${visibleLines(help)}` },
    locations: [
      {
        physicalLocation: place(range),
        ...(label !== undefined && { message: { text: visible(label) } }),
        ...(pointer !== undefined && { logicalLocations: [{ fullyQualifiedName: visible(pointer), kind: "member" }] }),
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, index) => ({
        id: index + 1,
        physicalLocation: place(other.range),
        message: { text: visible(other.message) },
      })),
    }),
    ...(fixes.length > 0 && { fixes: fixes.map(fixOf) }),
  });

  return jsonText({
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "lintel",
            semanticVersion: version,
            rules: codes.map((code) => ruleOf(code, describe?.(code))),
          },
        },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { SRCROOT: { description: { text: "The top folder of the repository." } } },
        artifacts: [{ location: artifactLocation, sourceLanguage: "yaml", encoding: "UTF-8" }],
        results: problems.map(resultOf),
      },
    ],
  });
}

const ruleOf = (id: string, words: RuleWords | undefined): object => ({
  id,
  ...(words && {
    shortDescription: { text: words.what },
    fullDescription: { text: words.why },
    help: { text: `${words.what}\n\n${words.why}` },
  }),
});

const regionOf = ({ start, end }: Range): object => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** A path as a relative reference: every piece encoded, so that a colon or a space in a name is no part of its grammar. */
const uriOf = (path: string): string => path.replaceAll("\\", "/").split("/").map(encodePiece).join("/");

const encodePiece = (piece: string): string => encodeURIComponent(wellFormed(piece));
