// node validate.mjs SCHEMA FILE...: check files against a JSON Schema; print what is wrong, and fail if anything is.
import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";

const [schema, ...files] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajv.addKeyword("x-minimal");
ajv.addKeyword("discriminator");
const validate = ajv.compile(read(schema));
for (const file of files) {
  if (!validate(read(file))) {
    process.exitCode = 1;
    for (const { instancePath, message } of validate.errors) console.log(file, instancePath, message);
  }
}
