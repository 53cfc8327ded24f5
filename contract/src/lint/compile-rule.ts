import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Finding, JsonObject } from './json.ts';
import { allSchemas } from './schemas.ts';

/** Returns the keywords at the root of an OpenAPI document and in its schemas that do not affect validation. */
export function annotations(document: JsonObject): string[] {
  const extensions = allSchemas(document).flatMap(({ node }) => Object.keys(node).filter((key) => key.startsWith('x-')));
  return [...new Set([...extensions, ...Object.keys(document)])];
}

/** Requires that every schema compiles in Ajv's strict mode: a misspelled type or keyword would otherwise silently disable validation. */
export function schemasCompile(document: JsonObject): Finding[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, validateSchema: true, strictRequired: false });
  addFormats(ajv);
  ajv.addVocabulary(annotations(document));
  ajv.addSchema(document, 'contract', false, false);
  return allSchemas(document).flatMap(({ at }) => {
    try {
      ajv.compile({ $ref: `contract${encodeURI(at)}` });
      return [];
    } catch (error) {
      return [{ rule: 'schemas-compile', at, problem: error instanceof Error ? error.message : String(error) }];
    }
  });
}
