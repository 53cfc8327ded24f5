import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { writeMessage } from '../../src/domains/messages/write-message.ts';
import { creditPoints } from '../../src/domains/points/credit-points.ts';
import { pointsType } from '../../src/domains/points/schema.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { makeCustomers, type TestCustomer } from '../support/fixtures/customers.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
let me: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const [first, second] = await makeCustomers(gateway, 2);
  if (!first || !second) throw new Error('no customers');
  [me, other] = [first, second];
});

const call = (api: string, fields: Fields = {}, { token } = me) => gateway.call(api, fields, { token });
const idsOf = (list: Reply['data']): number[] => list.map(({ id }: { id: number }) => id);

describe('messages', () => {
  const text = (said: string) => ({ en: said, zh: `${said} zh`, tn: `${said} tn`, ko: `${said} ko` });
  async function write(count: number, { id } = me): Promise<void> {
    for (let at = 1; at <= count; at += 1)
      await writeMessage(
        gateway.db,
        id,
        { title: text(`Letter ${at}`), paragraphs: [text('One & <two>'), text('Three')] },
        gateway.clock.now(),
      );
  }
  const page = async (fields: Fields = {}) => (await call('mall.Message.index', fields)).data;

  test("are listed ten per page, newest first, in the reader's language", async () => {
    await write(12);
    const first = await page({ language: 'ko' });
    expect(first).toMatchObject({ total: 12, noread: 12 });
    expect(first.message).toHaveLength(10);
    expect(first.message[0]).toMatchObject({ title: 'Letter 12 ko', content: 'One & <two> ko', type: 1 });
    expect((await page({ page: 2 })).message.map(({ title }: { title: string }) => title)).toEqual(['Letter 2', 'Letter 1']);
    expect((await page({ page: 3 })).message).toEqual([]);
  });

  test('claim 29: are marked as read when shown, and escaped as text', async () => {
    await write(2);
    const [newest] = idsOf((await page()).message);
    const shown = await call('mall.Message.oneindex', { id: newest });
    expect(shown.data.message).toEqual([
      expect.objectContaining({ title: 'Letter 2', content: '<p>One &amp; &lt;two&gt;</p><p>Three</p>' }),
    ]);
    const after = await page();
    expect(after).toMatchObject({ total: 2, noread: 1 });
    expect(after.message.map(({ type }: { type: number }) => type)).toEqual([2, 1]);
    expect((await call('mall.Index.index')).data.messages_num).toBe(1);
  });

  test("are removed without affecting other customers' messages", async () => {
    await write(3);
    await write(1, other);
    const [theirs = 0] = idsOf((await call('mall.Message.index', {}, other)).data.message);
    const mine = idsOf((await page()).message);
    expect(await call('mall.Message.del', { id: [mine[0], theirs, 2_000_000_000].join(',') })).toMatchObject({ code: '200', data: {} });
    expect(idsOf((await page()).message)).toEqual(mine.slice(1));
    expect((await call('mall.Message.index', {}, other)).data.total).toBe(1);
  });

  test('take as many statements for ten as for one', async () => {
    await write(1);
    const one = await countQueries(gateway, () => page());
    await write(11);
    expect(await countQueries(gateway, () => page())).toBe(one);
  });
});

describe('points', () => {
  const give = (points: number) => creditPoints(gateway.db, me.id, points, pointsType.givenByMall, gateway.clock.now());
  const points = async (type: number, fields: Fields = {}) =>
    (await call('plugin.integral.MallIntegral.integral', { type, ...fields })).data;

  test('are summed and listed by type, ten per page', async () => {
    for (let at = 1; at <= 11; at += 1) await give(at);
    const gained = await points(1);
    expect(gained).toMatchObject({ score: 66, lock_score: 0, total: 11 });
    expect(gained.list[0]).toMatchObject({ type: 6, sign_score: 11, status: 1 });
    expect((await points(1, { page: 2 })).list).toHaveLength(1);
    expect(await points(2)).toMatchObject({ total: 0, list: [] });
    expect((await call('mall.User.index')).data.user.score).toBe(66);
  });

  test('expire once after a year, and only expired records can be removed from the list', async () => {
    await give(40);
    gateway.clock.advance(364 * day);
    await give(2);
    me = { id: me.id, ...(await freshSession()) };
    const kept = idsOf((await points(1)).list);
    await runJobs(gateway.db, gateway.clock.now());
    expect(await points(3)).toMatchObject({ score: 42, total: 0 });
    gateway.clock.advance(day);
    const { token } = me;
    await Promise.all([runJobs(gateway.db, gateway.clock.now()), runJobs(gateway.db, gateway.clock.now())]);
    const expired = (await gateway.call('plugin.integral.MallIntegral.integral', { type: 3 }, { token })).data;
    expect(expired).toMatchObject({ score: 2, total: 1, list: [{ type: 10, sign_score: 40, status: 0 }] });
    const ids = idsOf(expired.list);
    const remove = (list: readonly number[]) => gateway.call('plugin.integral.MallIntegral.deleteSign', { ids: list.join(',') }, { token });
    expect(await remove([...ids, ...kept])).toMatchObject({ code: '50486' });
    expect(await remove([...ids, 2_000_000_000])).toMatchObject({ code: '200', data: {} });
    expect((await gateway.call('plugin.integral.MallIntegral.integral', { type: 3 }, { token })).data).toMatchObject({
      score: 2,
      total: 0,
    });
    expect(await verify(gateway.db)).toEqual([]);
  });

  /** Opens a session, because the customer's has expired within the year. */
  async function freshSession(): Promise<{ token: string }> {
    return { token: await openCustomerSession(gateway.db, me.id, gateway.clock.now()) };
  }
});
