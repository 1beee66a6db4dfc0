// node types.mjs SCHEMA: print the TypeScript types of a JSON Schema.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const HEAD = "/* Made from engine.schema.json by `make types`: do not edit. */";

// The generator knows tuples as they were before 2020-12, makes a new type of whatever is
// described where it is used, and lets go of misspelt fields where others are allowed.
function asUnderstood(part) {
  if (Array.isArray(part)) return part.map(asUnderstood);
  if (part === null || typeof part !== "object") return part;
  const { $ref, prefixItems, additionalProperties, ...rest } = part;
  const reference = $ref ? (rest.description ? { allOf: [{ $ref }] } : { $ref }) : {};
  const tuple = prefixItems ? { items: prefixItems, additionalItems: false } : {};
  const others = typeof additionalProperties === "object" ? { additionalProperties } : {};
  const inner = Object.entries({ ...rest, ...tuple, ...others });
  return { ...Object.fromEntries(inner.map(([key, value]) => [key, asUnderstood(value)])), ...reference };
}

// Limits on how many things a list may hold would become unions of tuples, one for each number.
const options = { additionalProperties: false, bannerComment: HEAD, ignoreMinAndMaxItems: true };
const schema = JSON.parse(readFileSync(process.argv[2], "utf8"));
process.stdout.write(await compile({ ...asUnderstood(schema), title: "Engine" }, "", options));
