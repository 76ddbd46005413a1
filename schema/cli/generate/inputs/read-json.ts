import { readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError, inputPlace, placeName } from "./input-error.ts";
import { readJsonText, type Span } from "./json-text.ts";
import { isNode, type Json, type SchemaNode } from "../schema-node.ts";

/**
 * Reads a JSON file that holds an object.
 * @param file its path from the root
 * @param content what belongs in it, for the message
 * @throws InputError if there is none
 */
export const readJson = (root: string, file: string, content: string): SchemaNode =>
  parseJson(readText(root, file, content), file, content);

/** @throws InputError if there is no such file */
export function readText(root: string, file: string, content: string): string {
  try {
    return readFileSync(join(root, file), "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new InputError(`${file} is missing. Write ${content} there.`);
  }
}

/** @throws InputError if the text is no JSON object */
export function parseJson(text: string, file: string, content: string): SchemaNode {
  if (text.trim() === "") throw new InputError(`${file} is empty. Write ${content} there.`);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { fault } = readJsonText(text);
    if (!fault)
      throw new InputError(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
    const place = inputPlace(file, text, fault.start, fault.end);
    throw new InputError(`${placeName(place)} is not valid JSON: ${fault.reason}.`, place);
  }
  if (!isNode(value)) throw new InputError(`${file} holds no JSON object. Write ${content} there.`);
  return value;
}

/** An error about a value of a JSON file, with its line. */
export function errorAt(file: string, text: string, pointer: string, sentence: string): InputError {
  const span: Span | undefined = readJsonText(text).places?.get(pointer);
  if (!span) return new InputError(`${file}: ${sentence}`);
  const place = inputPlace(file, text, span.start, span.end);
  return new InputError(`${placeName(place)}: ${sentence}`, place);
}
