import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningMock, startMock } from '../support/mock.ts';
import { folder, inConsumers } from './consumers.ts';

/** The lines that each example prints: a product, a search, the profile of a signed-in customer, and a refusal. */
export const printed = `Cloud Cleansing Milk: 128.00
2 found, first: Cloud Cleansing Milk
Signed in as Lin Qing
Refused: HTTP 409, code 50010
`;

/** Copies the clients that the package contains beside `node_modules`. */
async function copyClients(): Promise<void> {
  await cp(inConsumers('@mall/sdk/clients'), folder, { recursive: true });
  for (const name of await readdir(inConsumers('@mall/sdk/clients'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const code = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), code.replace('./node_modules/', '../node_modules/'));
  }
}

/** Copies the clients of the packed package, and starts a mock for the tests of a file. */
export function useClients() {
  let mock: RunningMock;

  beforeAll(async () => {
    mock = await startMock('--require-session');
    await copyClients();
  });
  beforeEach(async () => {
    await fetch(new URL('/calls', mock.baseUrl), { method: 'DELETE' });
  });
  afterAll(async () => {
    await mock?.stop();
  });

  return {
    /** The address of the mock's operations. */
    address: () => mock.baseUrl,
    /** The environment of the examples. */
    environment: () => ({ GATEWAY_URL: mock.baseUrl }),
    /**
     * Returns the session that an example sent with the profile call as a field; undefined for one in a header, which the mock requires but
     * masks.
     */
    async sessionOfProfileCall(): Promise<unknown> {
      const response = await fetch(new URL('/calls', mock.baseUrl));
      const calls: { api: string; fields: [string, string][] }[] = await response.json();
      const call = calls.find(({ api }) => api === 'mall.User.personalResources');
      return Object.fromEntries(call?.fields ?? []).access_id;
    },
  };
}
