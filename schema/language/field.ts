import type { Data } from "../problem.ts";

/**
 * What the language says of a value: a piece of `site.schema.json`. What may stand in a place, which types a section has,
 * which part a field is, what its choices, defaults and limits are, is asked here and nowhere else.
 */
export interface Field {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly label?: string;
  readonly type?: string | readonly string[];
  readonly part?: string;
  /** The type of what the model has for it. */
  readonly tsType?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Field | boolean;
  readonly items?: Field;
  readonly enum?: readonly Data[];
  readonly const?: Data;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** How many characters it may have before a warning. */
  readonly budget?: number;
  /** What stands for it where it is not written. */
  readonly default?: Data;
  /** Visitors see it only where all of this holds. */
  readonly shownOnly?: ShownOnly;
  /** Of a collection that is shown: the keys of its entries that are not. */
  readonly omits?: readonly string[];
  /** The values that keys of the mapping have in any case. */
  readonly fixed?: Readonly<Record<string, Data>>;
  /** How many items of it make sense, by a key beside it and its value. */
  readonly most?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** `entry`: references in it may name the fields of an entry of a collection. */
  readonly scope?: string;
  /** What the keys of the mapping are: `key` or `name`. */
  readonly names?: string;
  readonly open?: boolean;
  readonly computed?: boolean;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly errorMessage?: string;
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly Field[];
  readonly if?: Field;
  readonly then?: Field;
  readonly else?: Field;
}

/** What has to be so that a field is shown. */
export interface ShownOnly {
  /** A key that stands beside it. */
  readonly beside?: string;
  /** A key that does not stand beside it: it would take its place. */
  readonly unless?: string;
  /** The values of a key beside it. */
  readonly for?: Readonly<Record<string, readonly Data[]>>;
  /** A field that some entries of the collection have, not all of them have, or have with different values. */
  readonly entriesHave?: string;
  readonly entriesLack?: string;
  readonly entriesDiffer?: string;
}

/** The schema of the whole file. */
export interface LanguageSchema extends Field {
  readonly $defs: Readonly<Record<string, Field>>;
}
