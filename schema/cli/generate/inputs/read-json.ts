import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "./input-error.ts";
import { isNode, type Json, type SchemaNode } from "../schema-node.ts";

/**
 * Reads a JSON file that holds an object.
 * @param file its path from the root
 * @param content what belongs in it, for the message
 * @throws InputError if there is none
 */
export function readJson(root: string, file: string, content: string): SchemaNode {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch {
    throw new InputError(`${file} is missing. Write ${content} there.`);
  }
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`${file} is not valid JSON (${reason}). Write ${content} there.`);
  }
  if (!isNode(value)) throw new InputError(`${file} holds no JSON object. Write ${content} there.`);
  return value;
}
