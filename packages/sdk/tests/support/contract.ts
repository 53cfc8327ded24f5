import { readFileSync } from 'node:fs';
import { type ContractDocument, isRecord, resolve } from '../../scripts/emit/document.ts';
import { type OperationModel, readOperations } from '../../scripts/emit/operation-model.ts';

/** The contract the SDK is generated from. Read by path: nothing of it is part of the package. */
export const document: ContractDocument = JSON.parse(
  readFileSync(new URL('../../../../contract/generated/openapi.json', import.meta.url), 'utf8'),
);

export const operations: readonly OperationModel[] = readOperations(document);

const post = ({ api }: OperationModel) => document.paths[`/${api}`]?.post;

/** The example requests of an operation. */
export function exampleInputs(model: OperationModel): Record<string, unknown>[] {
  const media = Object.values(post(model)?.requestBody?.content ?? {})[0];
  return Object.values(media?.examples ?? {}).map((example) => {
    const { value } = resolve(document, example);
    if (!isRecord(value)) throw new Error(`${model.api}: an example request is no object`);
    return value;
  });
}

/** The example envelopes of success of an operation. */
export function exampleAnswers(model: OperationModel): { readonly data: unknown }[] {
  const response = post(model)?.responses['200'];
  const examples = (response && resolve(document, response).content?.['application/json']?.examples) ?? {};
  return Object.values(examples).map((example) => {
    const { value } = resolve(document, example);
    if (!isRecord(value)) throw new Error(`${model.api}: an example answer is no object`);
    return { data: value.data };
  });
}
