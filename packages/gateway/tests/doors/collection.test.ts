import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startVerifier } from '@mall/mock-server/verify';
import { expect, test } from 'vitest';
import { openTestGateway } from '../support/gateway.ts';
import { tinyPicture } from '../support/pictures.ts';
import { broken } from '../support/verified.ts';

interface Field {
  readonly key: string;
  readonly value?: string;
  readonly src?: string;
}
interface Folder {
  readonly item: readonly {
    readonly request: {
      readonly url: string;
      readonly body: { readonly urlencoded?: readonly Field[]; readonly formdata?: readonly Field[] };
    };
  }[];
}

/** The body of a request, with a picture in place of a file. */
function bodyOf(fields: readonly Field[], isMultipart: boolean): FormData | URLSearchParams {
  const form = new FormData();
  for (const { key, value = '', src } of fields) {
    if (src === undefined) form.append(key, value.replace('{{access_id}}', ''));
    else form.append(key, new File([tinyPicture], src, { type: 'image/gif' }));
  }
  return isMultipart ? form : new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
}

test('accepts every request of the generated collection, and requests and answers conform to the contract', async () => {
  const gateway = await openTestGateway();
  const verifier = await startVerifier({ target: `${await gateway.server.listen({ port: 0, host: '127.0.0.1' })}/api/`, port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'mall-collection-'));
  const main = fileURLToPath(new URL('../../../../mock-server/src/main.ts', import.meta.url));
  const args = ['--conditions=source', main, 'collection', '--format', 'postman', '--into', folder];
  await promisify(execFile)(process.execPath, args);
  const { item }: { item: readonly Folder[] } = JSON.parse(await readFile(join(folder, 'mall.postman_collection.json'), 'utf8'));
  for (const { request } of item.flatMap((domain) => domain.item)) {
    const { urlencoded, formdata } = request.body;
    const body = bodyOf(urlencoded ?? formdata ?? [], formdata !== undefined);
    await fetch(request.url.replace('{{baseUrl}}', verifier.url), { method: 'POST', body });
  }
  const report = await verifier.report();
  expect(broken(report)).toEqual([]);
  expect(report.neverCalled).toEqual([]);
  await verifier.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});
