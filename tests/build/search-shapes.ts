import { Ajv } from "ajv";
import type { Thing } from "../../renderer/parts/structured-data.ts";
import shapes from "./search-shapes.json" with { type: "json" };

type Shape = Readonly<Record<string, unknown>>;

const { definitions } = shapes;
const types = Object.keys(definitions).filter((name) => /^[A-Z]/.test(name));

const isShape = (value: unknown): value is Shape => typeof value === "object" && value !== null;
const part = (shape: unknown, key: string): unknown => (isShape(shape) ? shape[key] : undefined);
const shapeOf = (type: string): unknown => Object.entries(definitions).find(([name]) => name === type)?.[1];

/** A thing has the shape of its type, and only its properties; what is a page and a page of answers has those of both. */
function shapeFor(names: readonly string[]): Shape {
  const own = names.map((name) => Object.keys(Object(part(shapeOf(name), "properties"))));
  return {
    allOf: names.map((name) => ({ $ref: `#/definitions/${name}` })),
    propertyNames: { enum: ["@id", "@type", ...own.flat()] },
  };
}

const schema: Shape = {
  definitions: {
    ...definitions,
    thing: {
      type: "object",
      required: ["@type"],
      allOf: [
        ...types.map((type) => ({ if: { properties: { "@type": { const: type } } }, then: shapeFor([type]) })),
        {
          if: { properties: { "@type": { type: "array" } } },
          then: { properties: { "@type": { const: ["WebPage", "FAQPage"] } }, ...shapeFor(["WebPage", "FAQPage"]) },
        },
      ],
      properties: { "@type": { anyOf: [{ enum: types }, { type: "array" }] } },
    },
  },
  type: "array",
  items: { $ref: "#/definitions/thing" },
};

const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

/** What search engines would miss or not understand, one line each. */
export function shapeFaults(things: readonly Thing[]): string[] {
  const written: unknown = JSON.parse(JSON.stringify(things));
  if (validate(written)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ""} ${JSON.stringify(params)}`);
}
