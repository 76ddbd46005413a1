import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, typesOf } from "../../../language/descriptor.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import { amountsCutByCommas } from "../../yaml-traps/amounts.ts";
import type { Context } from "../context.ts";
import { explainEmpty } from "./empty.ts";
import { listInsteadOfKeys } from "../lists/list-for-keys.ts";
import { keysInsteadOfList, textInsteadOfList } from "../lists/lists-and-keys.ts";
import { textInsteadOfKeys } from "../lists/words-as-keys.ts";
import { explainLeftOut } from "./left-out.ts";
import { explainNumber } from "./numbers.ts";
import { explainBoolean, explainFraction, explainText } from "./single-values.ts";
import { explainWritten } from "./written.ts";

/** A value of the wrong kind: text where a list is wanted, a number where text is wanted, nothing at all. */
export function explainKind(context: Context, path: Path): Problem | undefined {
  const { value, source } = context;
  const data = dataAt(value, path);
  const field = fieldAt(value, path);
  const node = source.node(path);
  if (!field || !node || data === undefined) return undefined;
  const leftOut = explainLeftOut(context, path, node);
  if (leftOut) return leftOut;
  if (data === null) return explainEmpty(context, path, node);
  const wanted = typesOf(field);
  if (wanted.includes("array"))
    return isMap(data) ? keysInsteadOfList(context, path, node) : textInsteadOfList(context, path, node, field);
  if (wanted.includes("object"))
    return Array.isArray(data)
      ? listInsteadOfKeys(context, path, node, field)
      : textInsteadOfKeys(context, path, node, field);
  if (wanted.includes("boolean") && !wanted.includes("string")) return explainBoolean(context, path, data, node);
  if (wanted.includes("integer") && typeof data === "number") return explainFraction(context, path, data, node);
  if (wanted.includes("number") || wanted.includes("integer")) return explainNumber(context, path, data, node);
  if (node.kind === "scalar" && (field.part === "color" || (field.part === "date" && /^\d{8}$/.test(node.raw))))
    return explainWritten(context, path, field, node.raw);
  // The pieces of an amount are reported together, with the list.
  if (amountsCutByCommas(source, path.slice(0, -1), value)) return undefined;
  return explainText(context, path, data, node);
}
