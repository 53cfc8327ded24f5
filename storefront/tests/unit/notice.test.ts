// @spec 3.11 4.34 7.14

import { createMall, createMallClient } from '@mall/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';

const notice = { systemMsgType: 1, systemMsgTitle: 'Tidying', systemMsg: '<p>Back at ten.</p>', tell_id: 1 };
const quiet = { ...notice, systemMsgType: 0, systemMsgStartDate: '', systemMsgEndDate: '' };
const closed = () => ({ code: '4003', message: 'closed', data: notice });
const open = () => ({ code: '200', message: '', data: quiet });

let asked = 0;
let answer: () => unknown = open;
let delayMs = 0;

const mall = createMall(
  createMallClient({
    baseUrl: 'http://gateway.invalid/api/',
    fetch: async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return Response.json(answer());
    },
  }),
);
const gateway: Gateway = { mall, deviceHeaders: {}, expectSessionOf() {}, endSession() {} };

let now = 0;

// Each test is a process of its own: what it remembers is not the next one's.
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  asked = 0;
  answer = open;
  delayMs = 0;
  now = 10_000;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const load = () => import('#app/features/shell/api/notice.server.ts');

describe('isMallClosed', () => {
  it('asks once in five seconds, however many ask', async () => {
    const { isMallClosed } = await load();
    answer = closed;
    expect(await Promise.all([isMallClosed(gateway), isMallClosed(gateway)])).toEqual([true, true]);
    answer = open;
    now += 4_999;
    expect(await isMallClosed(gateway)).toBe(true);
    expect(asked).toBe(1);
    now += 1;
    expect(await isMallClosed(gateway)).toBe(false);
    expect(asked).toBe(2);
  });

  it('does not hold a page up for a slow answer, and heeds it afterwards', async () => {
    const { isMallClosed } = await load();
    answer = closed;
    delayMs = 400;
    expect(await isMallClosed(gateway)).toBe(false);
    await vi.waitFor(async () => expect(await isMallClosed(gateway)).toBe(true));
    expect(asked).toBe(1);
  });

  it('takes a gateway that fails for no closed mall', async () => {
    const { isMallClosed } = await load();
    answer = () => ({ code: '50010', message: 'no', data: null });
    expect(await isMallClosed(gateway)).toBe(false);
  });
});

describe('askMaintenance', () => {
  const told = { isOpen: false, notice: { title: 'Tidying', html: '<p>Back at ten.</p>' } };

  it('tells the notice, also where a server lays it one level deeper', async () => {
    const { fetchMaintenance } = await load();
    answer = closed;
    expect(await fetchMaintenance(gateway)).toEqual(told);
    answer = () => ({ ...closed(), data: { data: notice } });
    expect(await fetchMaintenance(gateway)).toEqual(told);
    answer = () => ({ ...closed(), data: null });
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: { title: '', html: '' } });
  });

  it('keeps what a change of route was told, while nobody answers and until the mall opens', async () => {
    const { fetchMaintenance, isMallClosed } = await load();
    const silent = () => ({ code: '50002', message: 'no', data: null });
    answer = silent;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: undefined });
    now += 5_000;
    answer = closed;
    expect(await isMallClosed(gateway)).toBe(true);
    answer = silent;
    expect(await fetchMaintenance(gateway)).toEqual(told);
    answer = open;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: true, notice: undefined });
    answer = silent;
    expect(await fetchMaintenance(gateway)).toEqual({ isOpen: false, notice: undefined });
  });

  it('is what the next navigation goes by, so that nobody is sent to and fro', async () => {
    const { fetchMaintenance, isMallClosed } = await load();
    answer = closed;
    expect(await isMallClosed(gateway)).toBe(true);
    answer = open;
    expect(await fetchMaintenance(gateway)).toMatchObject({ isOpen: true });
    expect(await isMallClosed(gateway)).toBe(false);
  });
});
