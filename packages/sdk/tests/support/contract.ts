import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../../scripts/emit/document.ts';
import * as examples from '../../scripts/emit/examples.ts';
import { type OperationModel, readOperations } from '../../scripts/emit/operation-model.ts';

/** The contract the SDK is generated from. Read by path: nothing of it is part of the package. */
export const document: ContractDocument = JSON.parse(
  readFileSync(new URL('../../../../contract/generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations: readonly OperationModel[] = readOperations(document);

/** The example requests of an operation. */
export function exampleInputs({ api }: OperationModel): Record<string, unknown>[] {
  return Object.values(examples.exampleInputs(document, api));
}

/** The example envelopes of success of an operation. */
export function exampleAnswers({ api }: OperationModel): { readonly data: unknown }[] {
  return Object.values(examples.exampleAnswers(document, api)).map((data) => ({ data }));
}
