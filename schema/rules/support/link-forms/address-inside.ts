import { invisible } from "../../../site/target.ts";
import type { Words } from "./words.ts";

interface Form {
  readonly pattern: RegExp;
  readonly message: string;
  readonly label: string;
}

/** What people write around an address; the first group is the address. */
const forms: readonly Form[] = [
  {
    pattern: /^(?:\[[^\]]*\]\(|<a\s[^>]*href=["']?)([^\s"'<>)]+).*$/i,
    message: "Only the address stands here, and no link as in a text.",
    label: "more than an address",
  },
  { pattern: /^[<(](\S+)[>)]$/, message: "The brackets are not part of the address.", label: "brackets" },
  { pattern: /^@(\/\S*)$/, message: "The character @ is not part of the address.", label: "begins with @" },
  { pattern: /^https?:\/\/(https?:\/\/\S+)$/i, message: "“https://” stands here twice.", label: "twice" },
];

/** The address that is inside of what was written, and why it is not an address as it stands. */
export function addressInside(written: string): (Words & { readonly wanted: string }) | undefined {
  const common = { code: "link/malformed", safety: "review" } as const;
  const write = (wanted: string): Pick<Words, "help"> & { wanted: string } => ({ help: `Write ${wanted}`, wanted });
  const visible = written.replace(invisible, "");
  if (visible !== written)
    return {
      ...common,
      message: "This address is not written as it looks.",
      label: "not visible",
      ...write(visible),
      safety: "safe",
    };
  const ending = /(?<=^[/\w][^\s;]*\w\/?|^\/)[;,]$/.exec(written)?.[0];
  if (ending !== undefined)
    return {
      ...common,
      message: `The ${ending === ";" ? "semicolon" : "comma"} at the end is part of the address.`,
      label: "not needed in this file",
      ...write(written.slice(0, -1)),
    };
  for (const { pattern, message, label } of forms) {
    const inside = pattern.exec(written)?.[1];
    if (inside !== undefined) return { ...common, message, label, ...write(inside) };
  }
  const [, scheme = "", rest = ""] = /^(https?)[;.,]\/\/(\S+)$/i.exec(written) ?? [];
  if (scheme !== "")
    return {
      ...common,
      message: `A colon is missing after “${scheme}”.`,
      label: "no colon",
      ...write(`https://${rest}`),
    };
  const comma = /^(https?:\/\/[\w.-]+),([\w-]+(?:[/?#]\S*)?)$/i.exec(written);
  if (comma)
    return {
      ...common,
      message: "A comma stands in this address.",
      label: "not a dot",
      ...write(`${comma[1]}.${comma[2]}`),
    };
  if (/^\/\S*\/\//.test(written))
    return {
      ...common,
      message: "Two slashes stand side by side in this path.",
      label: "one slash too many",
      ...write(written.replace(/\/{2,}/g, "/")),
    };
  return undefined;
}
