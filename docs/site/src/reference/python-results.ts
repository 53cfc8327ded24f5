import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../../../../packages/sdk/scripts/emit/document.ts';
import { readOperations } from '../../../../packages/sdk/scripts/emit/operation-model.ts';
import { type PythonResult, resultOf } from '../../../../packages/sdk/scripts/emit/python/operations.ts';
import { readPublished } from '../../../../packages/sdk/scripts/emit/python/published.ts';
import { repository } from '../repository.ts';

const read = (path: string): ContractDocument => JSON.parse(readFileSync(path, 'utf8'));

// The published document is a download of the site, written before its pages.
const published = readPublished(read('build/public/openapi.json'));
const operations = readOperations(read(join(repository, 'contract/generated/openapi.json')));

/** The types that the methods of the Python package return, by `api`, as its generator writes them for the working contract. */
export const pythonResults: ReadonlyMap<string, PythonResult> = new Map(
  operations.map((operation) => [operation.api, resultOf(operation, published)]),
);
