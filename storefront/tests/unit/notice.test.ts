// @spec 3.11 4.34 7.14

import { createMall, createMallClient } from '@mall/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

const notice = { systemMsgType: 1, systemMsgTitle: 'Tidying', systemMsg: '<p>Back at ten.</p>', tell_id: 1 };
const quiet = { ...notice, systemMsgType: 0, systemMsgStartDate: '', systemMsgEndDate: '' };
const closed = () => ({ code: '4003', message: 'closed', data: notice });
const open = () => ({ code: '200', message: '', data: quiet });

let asked = 0;
let response: () => unknown = open;
let delayMs = 0;

const mall = createMall(
  createMallClient({
    baseUrl: 'http://gateway.invalid/api/',
    fetch: async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return Response.json(response());
    },
  }),
);
const gateway: Gateway = { mall, deviceHeaders: {}, expectSessionOf() {}, endSession() {} };

let now = 0;

// Each test loads the module again, so that its cache is empty.
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  asked = 0;
  response = open;
  delayMs = 0;
  now = 10_000;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const load = () => import('#app/features/shell/api/notice.server.ts');

describe('isMallClosed', () => {
  it('requests the state once in five seconds for concurrent callers', async () => {
    const { isMallClosed } = await load();
    response = closed;
    expect(await Promise.all([isMallClosed(gateway), isMallClosed(gateway)])).toEqual([true, true]);
    response = open;
    now += 4_999;
    expect(await isMallClosed(gateway)).toBe(true);
    expect(asked).toBe(1);
    now += 1;
    expect(await isMallClosed(gateway)).toBe(false);
    expect(asked).toBe(2);
  });

  it('does not delay a page for a slow response, and uses the response afterwards', async () => {
    const { isMallClosed } = await load();
    response = closed;
    delayMs = 400;
    expect(await isMallClosed(gateway)).toBe(false);
    await vi.waitFor(async () => expect(await isMallClosed(gateway)).toBe(true));
    expect(asked).toBe(1);
  });

  it('returns false when the gateway fails', async () => {
    const { isMallClosed } = await load();
    response = () => ({ code: '50010', message: 'no', data: null });
    expect(await isMallClosed(gateway)).toBe(false);
  });
});

describe('fetchMaintenance', () => {
  const told = { isOpen: false, notice: { title: 'Tidying', html: '<p>Back at ten.</p>' } };

  it('returns the notice, also where a server nests it one level deeper', async () => {
    const { fetchMaintenance } = await load();
    response = closed;
    expect(await fetchMaintenance(gateway)).toEqual(told);
    response = () => ({ ...closed(), data: { data: notice } });
    expect(await fetchMaintenance(gateway)).toEqual(told);
    response = () => ({ ...closed(), data: null });
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: { title: '', html: '' } });
  });

  it('retains the notice of a navigation while the gateway does not respond, until the mall opens', async () => {
    const { fetchMaintenance, isMallClosed } = await load();
    const silent = () => ({ code: '50002', message: 'no', data: null });
    response = silent;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: undefined });
    now += 5_000;
    response = closed;
    expect(await isMallClosed(gateway)).toBe(true);
    response = silent;
    expect(await fetchMaintenance(gateway)).toEqual(told);
    response = open;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: true, notice: undefined });
    response = silent;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: undefined });
  });

  it('updates the state of the next navigation, so that redirects do not loop', async () => {
    const { fetchMaintenance, isMallClosed } = await load();
    response = closed;
    expect(await isMallClosed(gateway)).toBe(true);
    response = open;
    expect(await fetchMaintenance(gateway)).toMatchObject({ isOpen: true });
    expect(await isMallClosed(gateway)).toBe(false);
  });
});
