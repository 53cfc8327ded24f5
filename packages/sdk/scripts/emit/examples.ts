import { type ContractDocument, isRecord, resolve } from './document.ts';
import { banner, comment } from './names.ts';
import type { OperationModel } from './operation-model.ts';

/** Emits examples.ts: the example requests and responses of the contract in wire format. */
export function emitExamples(document: ContractDocument, operations: readonly OperationModel[]): string {
  const inputs = operations.map(({ api }) => [api, exampleInputs(document, api)] as const);
  const responses = operations.map(({ api }) => [api, exampleResponses(document, api)] as const);
  return [
    banner,
    'type Examples<Example> = Readonly<Record<string, Readonly<Record<string, Example>>>>;\n\n',
    table('exampleInputs', 'object', 'Example requests by operation and name.', inputs),
    '\n',
    table(
      'exampleResponses',
      'unknown',
      'The `data` of example responses of success by operation and name, as a server writes it.',
      responses,
    ),
  ].join('');
}

function table(name: string, type: string, note: string, rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[]): string {
  const lines = rows.map(([api, examples]) => `  ${JSON.stringify(api)}: ${JSON.stringify(examples)},`);
  return `${comment([note])}\nexport const ${name}: Examples<${type}> = {\n${lines.join('\n')}\n};\n`;
}

/** Returns the example requests of an operation by name. */
export function exampleInputs(document: ContractDocument, api: string): Record<string, Record<string, unknown>> {
  const media = Object.values(document.paths[`/${api}`]?.post.requestBody?.content ?? {})[0];
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => {
      const { value } = resolve(document, example);
      if (!isRecord(value)) throw new Error(`${api}: an example request is no object`);
      return [name, value];
    }),
  );
}

/** Returns the `data` of the successful example responses of an operation by name. */
export function exampleResponses(document: ContractDocument, api: string): Record<string, unknown> {
  const response = document.paths[`/${api}`]?.post.responses['200'];
  const examples = (response && resolve(document, response).content?.['application/json']?.examples) ?? {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => {
      const { value } = resolve(document, example);
      if (!isRecord(value)) throw new Error(`${api}: an example response is no object`);
      return [name, value.data];
    }),
  );
}
