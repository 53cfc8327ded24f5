import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { startVerifier } from '@mall/mock-server/verify';
import { expect, test } from 'vitest';
import { demoCustomer } from '../../src/seed/customers.ts';
import { tinyImage } from '../support/fixtures/images.ts';
import { broken } from '../support/fixtures/verified.ts';
import { openTestGateway } from '../support/gateway.ts';
import { captchaAnswer } from '../support/settings.ts';

interface Field {
  readonly key: string;
  readonly value?: string;
  readonly src?: string;
}
interface Item {
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly url: string;
    readonly description: string;
    readonly body: { readonly urlencoded?: readonly Field[]; readonly formdata?: readonly Field[] };
  };
}

type Variables = Map<string, string>;

const withVariables = (text: string, variables: Variables) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => variables.get(name) ?? '');

/** Returns the body of a request, with an image in place of a file. */
function bodyOf(fields: readonly Field[], isMultipart: boolean, variables: Variables): FormData | URLSearchParams {
  const form = new FormData();
  for (const { key, value = '', src } of fields) {
    if (src === undefined) form.append(key, withVariables(value, variables));
    else form.append(key, new File([tinyImage], src, { type: 'image/gif' }));
  }
  return isMultipart ? form : new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
}

/** Sends a request as Postman does: with the values of its variables, followed by its script. Returns the response code. */
async function run({ event = [], request }: Item, variables: Variables): Promise<string> {
  const { urlencoded, formdata } = request.body;
  const body = bodyOf(urlencoded ?? formdata ?? [], formdata !== undefined, variables);
  const response: { readonly code?: unknown } = Object(
    await (await fetch(withVariables(request.url, variables), { method: 'POST', body })).json(),
  );
  const pm = {
    response: { json: () => response },
    collectionVariables: { set: (name: string, value: string) => variables.set(name, value) },
  };
  for (const { script } of event) runInNewContext(script.exec.join('\n'), { pm });
  return String(response.code);
}

test('running the generated collection in order signs in, and every request and response conforms to the contract', async () => {
  const gateway = await openTestGateway();
  const verifier = await startVerifier({ target: `${await gateway.server.listen({ port: 0, host: '127.0.0.1' })}/api/`, port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'mall-collection-'));
  const main = fileURLToPath(new URL('../../../../mock-server/src/main.ts', import.meta.url));
  const args = ['--conditions=source', main, 'collection', '--format', 'postman', '--into', folder];
  await promisify(execFile)(process.execPath, args);
  const { item }: { item: readonly { item: readonly Item[] }[] } = JSON.parse(
    await readFile(join(folder, 'mall.postman_collection.json'), 'utf8'),
  );
  const { account, password } = demoCustomer;
  const variables = new Map(Object.entries({ baseUrl: verifier.url, account, password, captcha: captchaAnswer }));
  const codes: Record<string, string> = {};
  for (const request of item.flatMap((domain) => domain.item)) codes[request.request.description] = await run(request, variables);
  expect(codes).toMatchObject({
    'mall.Login.getCode': '200',
    'mall.Login.login': '200',
    'mall.User.index': '200',
    'mall.Order.index': '200',
    'mall.Login.quit': '200',
  });
  const report = await verifier.report();
  expect(broken(report)).toEqual([]);
  expect(report.neverCalled).toEqual([]);
  await verifier.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});
