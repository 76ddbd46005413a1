/** The floor: the library that reads the file format parses the file, with the places of all values, and that is all. */
import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";

parseDocument(readFileSync(process.argv[2], "utf8"));
