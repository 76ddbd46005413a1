import type { ReactNode } from "react";
import type { Action } from "../../../schema/language/types.ts";
import { ActionLink } from "./ActionLink.tsx";
import { classNames } from "../class-names.ts";
import styles from "./Actions.module.css";

interface ActionsProps {
  readonly actions: readonly Action[] | undefined;
  readonly large?: boolean;
  readonly className?: string | undefined;
}

/** A row of buttons; nothing where there are none. */
export function Actions({ actions, large = false, className }: ActionsProps): ReactNode {
  if (!actions || actions.length === 0) return null;
  return (
    <div
      className={classNames(styles.actions, actions.some(({ style }) => style === "quiet") && styles.loose, className)}
    >
      {actions.map((action, place) => (
        <ActionLink key={place} action={action} size={large ? "large" : "normal"} />
      ))}
    </div>
  );
}
