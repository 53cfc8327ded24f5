import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../../scripts/emit/document.ts';
import * as examples from '../../scripts/emit/examples.ts';
import { type OperationModel, readOperations } from '../../scripts/emit/operation-model.ts';

/** Contract that the SDK is generated from. Read by path: no part of it is in the package. */
export const document: ContractDocument = JSON.parse(
  readFileSync(new URL('../../../../contract/generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations: readonly OperationModel[] = readOperations(document);

/** Returns the example requests of an operation. */
export function exampleInputs({ api }: OperationModel): Record<string, unknown>[] {
  return Object.values(examples.exampleInputs(document, api));
}

/** Returns the example envelopes of an operation's success. */
export function exampleResponses({ api }: OperationModel): { readonly data: unknown }[] {
  return Object.values(examples.exampleResponses(document, api)).map((data) => ({ data }));
}
