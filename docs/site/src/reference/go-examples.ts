import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../../../../packages/sdk/scripts/emit/document.ts';
import { GoExamples } from '../../../../packages/sdk/scripts/emit/go/example.ts';
import { byDomain, readOperations } from '../../../../packages/sdk/scripts/emit/operation-model.ts';
import { readPublished } from '../../../../packages/sdk/scripts/emit/python/published.ts';
import { repository } from '../repository.ts';
import { gateway } from './examples.ts';
import type { Operation } from './operations.ts';

const read = (path: string): ContractDocument => JSON.parse(readFileSync(path, 'utf8'));

const contract = read(join(repository, 'contract/generated/openapi.json'));
const operations = readOperations(contract);
// The published document is a download of the site, written before its pages.
const examples = new GoExamples(contract, byDomain(operations), readPublished(read('build/public/openapi.json')));

/** The call of an operation in the Go module. */
export interface GoExample {
  /** "client.Checkout.PlaceOrder" */
  readonly call: string;
  /** The type of its result; an empty text for none. */
  readonly result: string;
  readonly program: string;
}

/** Returns the example of an operation of the working contract, as the generator of the Go module writes it; undefined for an operation of a former one. */
export function goExampleOf({ api, example, login, token }: Operation): GoExample | undefined {
  const operation = operations.find((model) => model.api === api);
  if (!operation) return undefined;
  const request = { fields: example, baseUrl: gateway, token: login === 'required' ? token : undefined };
  return { ...examples.signature(operation, example), program: examples.program(operation, request) };
}
