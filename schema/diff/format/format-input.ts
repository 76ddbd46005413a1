/** What the formats need to know beside the changes. */
export interface FormatInput {
  /** How the two files are called: “site.yaml”, “the last commit”. */
  readonly names: { readonly before: string; readonly after: string };
  /** The version of Lintel. */
  readonly version: string;
  /** Whether the terminal shows colors. */
  readonly color: boolean;
}
