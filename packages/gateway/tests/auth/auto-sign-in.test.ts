import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoTokens } from '../../src/sessions/schema.ts';
import { callWithCaptcha } from '../support/fixtures/codes.ts';
import { openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const keepSignedIn = async (): Promise<Reply['data']> =>
  (await callWithCaptcha(gateway, 'mall.Login.login', { type: 3, phone: 'shopper01', password: 'mall2026', isAuto: 1 })).data;
const again = (autoToken: string) => gateway.call('mall.Login.autoLogin', { autoToken });
const isSignedIn = async (token: string) => (await gateway.call('mall.Address.index', {}, { token })).code === '200';

test('staying signed in issues a single-use token, and each use issues the next one', async () => {
  const first = await keepSignedIn();
  const second = await again(first.autoToken);
  expect(second).toMatchObject({ code: '200', data: { user_name: 'Lin Qing', userId: first.userId } });
  expect(second.data.autoToken).not.toBe(first.autoToken);
  expect(await Promise.all([first.access_id, second.data.access_id].map(isSignedIn))).toEqual([false, true]);
  expect(await again(second.data.autoToken)).toMatchObject({ code: '200' });
});

test('a reused token ends all sessions derived from its sign-in, and no others', async () => {
  const [stolen, elsewhere] = [await keepSignedIn(), await keepSignedIn()];
  const thief = await again(stolen.autoToken);
  expect(await again(stolen.autoToken)).toMatchObject({ code: '50010', data: { errors: [{ field: 'autoToken', rule: 'exists' }] } });
  expect(await isSignedIn(thief.data.access_id)).toBe(false);
  expect(await again(thief.data.autoToken)).toMatchObject({ code: '50010' });
  expect(await isSignedIn(elsewhere.access_id)).toBe(true);
  expect(await again(elsewhere.autoToken)).toMatchObject({ code: '200' });
});

test('a token used twice concurrently signs in at most once', async () => {
  const { autoToken } = await keepSignedIn();
  const codes = (await Promise.all([again(autoToken), again(autoToken)])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['200', '50010']);
});

test('a token is refused after thirty days, after signing out, and when it was never issued', async () => {
  const [old, out] = [await keepSignedIn(), await keepSignedIn()];
  await gateway.call('mall.Login.quit', {}, { token: out.access_id });
  gateway.clock.advance(30 * day);
  const replies = [await again(old.autoToken), await again(out.autoToken), await again('nothing')];
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]).toMatchObject({ code: '50010' });
});

test('tokens are refused a year after the sign-in with a password, however often they were used', async () => {
  let { autoToken } = await keepSignedIn();
  for (let days = 0; days < 364; days += 28) {
    gateway.clock.advance(28 * day);
    const reply = await again(autoToken);
    expect(reply).toMatchObject({ code: '200' });
    autoToken = reply.data.autoToken;
  }
  gateway.clock.advance(day);
  expect(await again(autoToken)).toMatchObject({ code: '50010' });
});

test('a sign-in for the current session issues no token, and tokens are stored as hashes', async () => {
  const { data } = await callWithCaptcha(gateway, 'mall.Login.login', { type: 3, phone: 'shopper01', password: 'mall2026' });
  expect(data).not.toHaveProperty('autoToken');
  const { autoToken } = await keepSignedIn();
  const stored = (await gateway.db.select().from(autoTokens)).map(({ tokenHash }) => tokenHash.toString('latin1')).join();
  expect(stored).not.toContain(autoToken);
});
