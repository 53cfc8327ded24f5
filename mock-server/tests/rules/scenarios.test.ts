import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { loadScenarios } from '../../src/rules/scenarios.ts';
import { sendTo } from '../support/valid-call.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Calls an operation with the session key whose scenario a test sets. */
const send = (api: string) => sendTo(mock, api, 'anna');
const responseOf = async (api: string) => JSON.parse(await (await send(api)).text());

describe('a named scenario', () => {
  async function useScenario(scenario: string): Promise<void> {
    const response = await fetch(`${mock.url}/control?key=anna`, { method: 'PUT', body: JSON.stringify({ scenario }) });
    expect([response.status, await response.json()]).toMatchObject([200, { key: 'anna' }]);
  }

  it('is listed with its summary, and each can be used', async () => {
    const scenarioList: unknown = await (await fetch(`${mock.url}/scenarios`)).json();
    const scenarios = await loadScenarios();
    expect(scenarioList).toEqual([...scenarios.values()]);
    expect(scenarioList).toContainEqual({
      name: 'maintenance',
      summary: expect.any(String),
      rules: [expect.objectContaining({ api: '*' })],
    });
    for (const name of scenarios.keys()) await useScenario(name);
  });

  it('responds to every operation with maintenance', async () => {
    await useScenario('maintenance');
    const codes = await Promise.all([...operations.keys()].map(async (api) => String((await responseOf(api)).code)));
    expect(new Set(codes)).toEqual(new Set(['4003']));
  });

  it('returns 203 with session-expired for every operation that requires a session, and for no other', async () => {
    await useScenario('session-expired');
    const ended = await Promise.all(
      [...operations.keys()].map(async (api) => (String((await responseOf(api)).code) === '203' ? [api] : [])),
    );
    expect(ended.flat()).toEqual([...operations.values()].flatMap(({ api, login }) => (login === 'required' ? [api] : [])));
  });

  it.each([
    ['shop-application-none', 'mch.mall.Mch.index', { status: 0 }],
    ['shop-application-under-review', 'mch.mall.Mch.index', { status: 1 }],
    ['shop-application-approved', 'mch.mall.Mch.index', { status: 2 }],
    ['shop-application-rejected', 'mch.mall.Mch.index', { status: 3 }],
    ['flash-sale-waiting', 'plugin.sec.MallSec.home', { slot_id: 22 }],
    ['flash-sale-running', 'plugin.sec.MallSec.home', { slot_id: 21, list: [{ num: 12 }, { num: 0 }, { num: 26 }, { num: 55 }] }],
    ['flash-sale-sold-out', 'plugin.sec.MallSec.home', { slot_id: 21, list: Array(4).fill({ num: 0 }) }],
    ['flash-sale-finished', 'plugin.sec.MallSec.home', { slot_id: 20 }],
    ['empty-cart', 'mall.Cart.index', { list: [], selected_total: '0.00' }],
    ['new-customer', 'mall.Cart.index', { list: [] }],
    ['everything-empty', 'mall.Index.search', { list: [] }],
    ['everything-empty', 'mall.Order.index', { order: [] }],
  ])('%s changes the response of %s', async (name, api, data) => {
    await useScenario(name);
    expect((await responseOf(api)).data).toMatchObject(data);
  });

  it('drops every connection', async () => {
    await useScenario('no-connection');
    await expect(send('mall.Login.getCode')).rejects.toThrow('fetch failed');
  });

  it.each([
    ['without a summary', 'rules: []', /odd\.yaml has no summary/],
    ['with a misspelled member', 'rulez: []', /^odd\.yaml: rulez: there is no member "rulez"\. Did you mean rules\?$/],
    ['without rules', 'summary: Odd.', /^odd\.yaml: rules is missing\.$/],
    ['with rules for unknown operations', 'summary: Odd.\nrules: [{ api: mall.X, response: { code: "1" } }]', /odd\.yaml: .*mall\./],
  ])('a file %s is not loaded', async (_name, fileText, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-scenarios-'));
    await writeFile(join(folder, 'odd.yaml'), fileText);
    await expect(loadScenarios(pathToFileURL(`${folder}/`))).rejects.toThrow(message);
    await rm(folder, { recursive: true });
  });
});
