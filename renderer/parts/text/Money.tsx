import type { ReactNode } from "react";
import type { Money as MoneyValue } from "../../../schema/language/values.ts";

/** An amount, ready to show in the site's currency. */
export function Money({
  money,
  className,
}: {
  readonly money: MoneyValue;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <data value={money.value} className={className}>
      {money.text}
    </data>
  );
}
