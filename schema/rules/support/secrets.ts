import { isMap, type Data } from "../../problem.ts";

/** How keys of well-known services begin, and what follows. */
export const secrets =
  /\b(?:sk_live_[A-Za-z0-9]{10,}|sk-[A-Za-z0-9_-]{20,}|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|xox[abprs]-[A-Za-z0-9-]{10,}|AIza[\w-]{35}|glpat-[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,}|rzp_live_[A-Za-z0-9]{10,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/;
const named =
  /^(?:password|passwd|pwd|passwort|secret|(?:api|private|secret|access)-?key|(?:access|auth|api)-?token|client-?secret)$/i;

/** Whether a constant of this name and value should not be in a file that everyone can read. Words with spaces are a sentence about one. */
const isSecretText = (name: string, value: string): boolean =>
  secrets.test(value) || (named.test(name) && value.length > 5 && !/\s/.test(value.trim()));

/** The same for a constant with whatever stands below its name. */
export function isSecret(name: string, data: Data): boolean {
  if (typeof data === "string") return isSecretText(name, data);
  return isMap(data) && Object.entries(data).some(([key, value]) => isSecret(key, value));
}
