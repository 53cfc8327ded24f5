import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument, JsonSchema } from '../document.ts';
import type { OperationModel } from '../operation-model.ts';

/**
 * The schemas of requests and responses as our gateway reads and sends them in JSON. Only an amount that it sends as a number is a decimal
 * string here, like all other amounts, and has the keyword `x-sent-as`: the client converts it.
 */
export interface PublishedSchemas {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Returns the request without the fields that the client sends with every call. */
  input(operation: OperationModel): JsonSchema;
  /** Returns `data` of a success. */
  data(operation: OperationModel): JsonSchema;
}

/** Fields of every request, which the client sends. */
const transportFields: readonly string[] = ['access_id', 'language'];

const publish = fileURLToPath(new URL('../../../../../contract/scripts/publish.ts', import.meta.url));

/** Returns the published document, which the contract's own script creates from the bundled contract. */
export function publishDocument(): ContractDocument {
  const folder = mkdtempSync(join(tmpdir(), 'mall-published-'));
  try {
    const file = join(folder, 'openapi.json');
    execFileSync(process.execPath, [publish, file]);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isNumericAmount = (schema: JsonSchema) => schema['x-codec'] === 'money' && schema.type === 'number';

const textAmount = (document: ContractDocument): JsonSchema => ({ ...document.components.schemas.Money, 'x-sent-as': 'number' });

/** Returns the schemas of the published document. */
export function readPublished(document: ContractDocument): PublishedSchemas {
  const components = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, isNumericAmount(schema) ? textAmount(document) : schema]),
  );
  const named = (name: string) => {
    const schema = components[name];
    if (!schema) throw new Error(`The published document has no schema "${name}"`);
    return schema;
  };
  return {
    components,
    input: ({ type, input }) => {
      const request = named(`${type}Request`);
      const isOwn = ([field]: [string, JsonSchema]) => !transportFields.includes(field) || field in (input.properties ?? {});
      return { ...request, properties: Object.fromEntries(Object.entries(request.properties ?? {}).filter(isOwn)) };
    },
    data: ({ type }) => named(`${type}Envelope`).properties?.data ?? {},
  };
}
