import type { ShowFailure } from "../app/block-failure.ts";
import { reasonOf } from "../own/reason-of.ts";

/** The error of a block, in the place of its section: its author is looking. */
export const showFailure: ShowFailure = ({ error, type }) => (
  <div className="wrap" role="alert">
    <p>
      <strong>The block of “{type}” has an error.</strong>
    </p>
    <p>{reasonOf(error)}</p>
    <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
  </div>
);
