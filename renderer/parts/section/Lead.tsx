import type { ReactNode } from "react";
import type { Text as TextValue } from "../../../schema/language/values.ts";
import { classNames } from "../class-names.ts";
import { Text } from "../text/Text.tsx";
import styles from "./Lead.module.css";

interface LeadProps {
  readonly text: TextValue | undefined;
  readonly className?: string | undefined;
}

/** The sentence under a large heading; nothing where there is none. */
export function Lead({ text, className }: LeadProps): ReactNode {
  if (!text) return null;
  return (
    <p className={classNames(styles.lead, className)}>
      <Text text={text} />
    </p>
  );
}
