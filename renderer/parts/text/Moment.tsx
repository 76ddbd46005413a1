import type { ReactNode } from "react";
import type { DateText } from "../../../schema/language/values.ts";

/** A date, ready to show in the site's language. */
export function Moment({ date }: { readonly date: DateText }): ReactNode {
  return <time dateTime={date.iso}>{date.text}</time>;
}
