import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ContractDocument, isRecord, resolve } from '../../scripts/emit/document.ts';
import { GoExamples } from '../../scripts/emit/go/example.ts';
import { byDomain, readOperations } from '../../scripts/emit/operation-model.ts';
import { publishDocument, readPublished } from '../../scripts/emit/python/published.ts';
import { authLogin } from '../../src/generated/operations/auth.ts';
import { exampleOf } from '../../src/testing.ts';

const contract = fileURLToPath(new URL('../../../../contract/generated/openapi.json', import.meta.url));

/**
 * Returns a program in Go for each operation, which calls it with the example of its request, by the name of the operation.
 */
export async function goPrograms(baseUrl: string): Promise<ReadonlyMap<string, string>> {
  const document: ContractDocument = JSON.parse(await readFile(contract, 'utf8'));
  const operations = readOperations(document);
  const examples = new GoExamples(document, byDomain(operations), readPublished(publishDocument()));
  const token = exampleOf(authLogin).access_id;
  return new Map(
    operations.map((operation) => {
      const [media] = Object.values(document.paths[`/${operation.api}`]?.post.requestBody?.content ?? {});
      const example = media?.examples?.ok;
      const value = example && resolve(document, example).value;
      return [operation.constant, examples.program(operation, { fields: isRecord(value) ? value : {}, baseUrl, token })];
    }),
  );
}
