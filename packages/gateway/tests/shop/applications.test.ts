// @spec 1.11 2.17 3.10 4.1 4.2 4.3 4.4 6.4 6.7 7.29

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { runJobs } from '../../src/composition/jobs.ts';
import { rowsOf } from '../../src/db/database.ts';
import { sql } from '../../src/db/drizzle.ts';
import { encryptIdentityNumbers } from '../../src/domains/shops/apply-for-shop.ts';
import { hashToken } from '../../src/sessions/tokens.ts';
import { decrypt, encrypt } from '../../src/shared/encryption.ts';
import { application, applicationOf, applyFor, upload } from '../support/fixtures/applying.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { type Fields, openTestGateway, type Reply, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
let me: string;
let somebody: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  [me = '', somebody = ''] = (await makeCustomers(gateway, 2)).map(({ token }) => token);
});
afterAll(() => gateway.close());

let names = 0;
/** Returns a name that no other test uses. */
function freshName(): string {
  names += 1;
  return `Moon${names}`;
}
const apply = (fields: Fields = {}, token = me) => applyFor(gateway, token, { name: freshName(), ...fields });
const state = async (token = me): Promise<Reply['data']> => (await gateway.call('mch.mall.Mch.index', {}, { token })).data;
const command = (...args: string[]) => runCommand('shop', args, gateway);
const idOf = async (token = me): Promise<string> => String((await applicationOf(gateway, token)).id);
const refusal = (field: string, rule: string) => ({ code: '50010', data: { errors: [{ field, rule }] } });

describe('an application for a shop', () => {
  test('is under review once it is sent, and its sender can read it', async () => {
    expect(await state()).toEqual({ status: 0, token: '', review_result: '' });
    const imgUrls = `${await upload(gateway, me)},${await upload(gateway, me)}`;
    expect(await apply({ name: '素月_1', imgUrls, ID_number: '11010519491231002x' })).toMatchObject({ code: '200', data: {} });
    expect(await state()).toEqual({ status: 1, token: '', review_result: '' });
    const { data } = await gateway.call('mch.mall.Mch.continueApply', {}, { token: me });
    expect(data).toMatchObject({
      imgUrls,
      list: {
        name: '素月_1',
        cid: 2,
        shop_information: 'Small-batch soaps',
        shop_range: 'Soap and salve',
        shop_nature: 0,
        realname: '林清',
        id_number: '110***********002X',
        tel: '13800000001',
        sheng: '浙江省',
        shi: '杭州市',
        xian: '西湖区',
        address: '灵隐路 18 号',
      },
    });
  });

  test('stores the identity number encrypted, and encrypts one stored as plain text by an older mall', async () => {
    await apply();
    const mine = sql`customer_id = (select customer_id from sessions where token_hash = ${hashToken(me)})`;
    const kept = async () =>
      (await rowsOf<{ number: string }>(gateway.db, sql`select identity_number as number from shop_applications where ${mine}`))[0]
        ?.number ?? '';
    expect(decrypt(await kept(), gateway.settings.secret)).toBe('11010519491231002X');
    expect(() => decrypt(encrypt('1', 'another secret'), gateway.settings.secret)).toThrow();
    await gateway.db.execute(sql`update shop_applications set identity_number = '11010519491231002X' where ${mine}`);
    await encryptIdentityNumbers(gateway.db, gateway.settings.secret);
    expect(await kept()).not.toContain('19491231');
    expect((await applicationOf(gateway, me)).id_number).toBe('110***********002X');
  });

  test('is not visible to other customers', async () => {
    await apply();
    expect(await state(somebody)).toMatchObject({ status: 0 });
    expect(await gateway.call('mch.mall.Mch.continueApply', {}, { token: somebody })).toMatchObject(refusal('id', 'exists'));
    expect(await apply({ id: await idOf() }, somebody)).toMatchObject(refusal('id', 'exists'));
    expect(await state(somebody)).toMatchObject({ status: 0 });
  });

  test('can be sent only once', async () => {
    await apply();
    expect(await apply()).toMatchObject({ code: '50486' });
    expect(await apply({ id: await idOf() })).toMatchObject({ code: '50486' });
    const rivals = await Promise.all([apply({}, somebody), apply({}, somebody)]);
    expect(rivals.map(({ code }) => code).sort()).toEqual(['200', '50486']);
  });

  test.each([
    ['a category that there is not', { cid: 999 }, 'cid', 'exists'],
    ['a wrong check digit', { ID_number: '110105194912310021' }, 'ID_number', 'identityNumber'],
    ['a birthday that never was', { ID_number: '110105194913310021' }, 'ID_number', 'identityNumber'],
    ['an old number with such a birthday', { ID_number: '110105490230002' }, 'ID_number', 'identityNumber'],
    ['a phone that is none', { tel: '23800000001' }, 'tel', 'pattern'],
    ['no address', { address: '' }, 'address', 'minLength'],
    ['a region that there is not', { city_all: '浙江省-杭州市-徐汇区' }, 'city_all', 'exists'],
    ['a name too long', { name: 'a'.repeat(15) }, 'name', 'maxLength'],
    ['a name with a blank', { name: 'Two words' }, 'name', 'pattern'],
  ])('is refused with %s', async (_what, fields, field, rule) => {
    expect(await apply(fields)).toMatchObject(refusal(field, rule));
    expect(await state()).toMatchObject({ status: 0 });
  });

  test('accepts an old identity number of fifteen digits', async () => {
    expect(await apply({ ID_number: '110105491231002' })).toMatchObject({ code: '200' });
  });

  test("claim 28: requires two images of a person and one of an enterprise, all of them the sender's own", async () => {
    const [front, back, foreign] = [await upload(gateway, me), await upload(gateway, me), await upload(gateway, somebody)];
    const never = '/media/uploads/000000000000.webp';
    const responses: [Fields, string][] = [
      [{ imgUrls: front }, 'minItems'],
      [{ imgUrls: `${front},${front}` }, 'uniqueItems'],
      [{ imgUrls: `${front},${foreign}` }, 'exists'],
      [{ imgUrls: `${front},${never}` }, 'exists'],
      [{ imgUrls: `${front},${back}`, shop_nature: 1 }, 'maxItems'],
    ];
    for (const [fields, rule] of responses) expect(await apply(fields)).toMatchObject(refusal('imgUrls', rule));
    expect(await apply({ imgUrls: back, shop_nature: 1 })).toMatchObject({ code: '200' });
  });

  test('takes effect once when it is sent twice with one key', async () => {
    const imgUrls = `${await upload(gateway, me)},${await upload(gateway, me)}`;
    const fields = { ...application, name: freshName(), imgUrls, idempotency_key: 'one-application-key' };
    const replies = [await apply(fields), await apply(fields)];
    expect(replies.map(({ code }) => code)).toEqual(['200', '200']);
    expect(replies[1]?.headers['idempotent-replayed']).toBe('true');
  });
});

describe('the name of a shop', () => {
  const check = async (name: string, token = me) => (await gateway.call('mch.mall.Mch.verifyStoreName', { name }, { token })).code;

  test('is available until an application uses it, regardless of case and width', async () => {
    const name = freshName();
    expect(await check(name)).toBe('200');
    await apply({ name });
    expect(await check(name)).toBe('200');
    for (const same of [name, name.toUpperCase(), `_${name}_`, name.replace('M', 'Ｍ')]) {
      expect(await check(same, somebody)).toBe('223');
      expect(await apply({ name: same }, somebody)).toMatchObject({ code: '223' });
    }
  });

  test('is available again once the application is rejected', async () => {
    const name = freshName();
    await apply({ name });
    const id = await idOf();
    await command('reject', id, '--reason', 'No.');
    expect(await apply({ name }, somebody)).toMatchObject({ code: '200' });
    expect(await apply({ id, name })).toMatchObject({ code: '223' });
  });

  test('is granted to one of two concurrent applications', async () => {
    const name = freshName();
    const rivals = await Promise.all([apply({ name }), apply({ name }, somebody)]);
    expect(rivals.map(({ code }) => code).sort()).toEqual(['200', '223']);
  });

  test.each(['Sylvane', 'Official_Tea', 'ＯＦＦＩＣＩＡＬ', '素月旗舰店', '官方客服', '공식몰', '___'])('cannot be %s', async (name) => {
    expect(await check(name)).toBe('225');
    expect(await apply({ name })).toMatchObject({ code: '225' });
  });
});

describe('the back office', () => {
  test('rejects with a reason, after which the application can be sent again', async () => {
    const before = `${await upload(gateway, me)},${await upload(gateway, me)}`;
    await apply({ imgUrls: before });
    const id = await idOf();
    expect((await command('list')).lines.join('\n')).toContain(`${id}  Moon`);
    expect(await command('reject', id, '--reason', 'The back', 'cannot be read.')).toMatchObject({ ok: true });
    expect(await state()).toEqual({ status: 3, token: '', review_result: 'The back cannot be read.' });
    expect(await apply({ id: 0 })).toMatchObject({ code: '50486' });
    const licence = await upload(gateway, me);
    expect(await apply({ id, shop_nature: 1, imgUrls: licence })).toMatchObject({ code: '200' });
    expect(await state()).toEqual({ status: 1, token: '', review_result: '' });
    expect(await applicationOf(gateway, me)).toMatchObject({ id: Number(id), shop_nature: 1 });
  });

  test('shows the application to decide on, with the identity number and the documents', async () => {
    await apply({ name: 'Open_Book' });
    const folder = await mkdtemp(join(tmpdir(), 'papers-'));
    const { lines } = await command('show', await idOf(), folder);
    expect(lines.slice(0, 4)).toEqual([
      expect.stringContaining('Open_Book'),
      'About     Small-batch soaps',
      'Sells     Soap and salve',
      'Sent by   林清, a person, 11010519491231002X, 13800000001',
    ]);
    const papers = (await readdir(folder)).map((name) => join(folder, name));
    expect(lines.slice(5)).toEqual(papers.map((paper) => `Paper     ${paper}`));
    expect(papers).toHaveLength(2);
    for (const paper of papers) {
      expect((await stat(paper)).mode & 0o777).toBe(0o600);
      expect(await sharp(paper).metadata()).toMatchObject({ format: 'webp' });
    }
    expect((await command('show', await idOf())).lines).toHaveLength(5);
    for (const args of [['999999'], ['x'], [await idOf(), 'a/folder']]) expect(await command('show', ...args)).toMatchObject({ ok: false });
    await rm(folder, { recursive: true });
  });

  test('approves, after which each response opens the back office once', async () => {
    await apply({ name: 'Reed_and_Rain' });
    const id = await idOf();
    expect(await command('approve', id)).toMatchObject({ ok: true, lines: [`Application ${id} for Reed_and_Rain is approved.`] });
    const [{ status, token }, again] = [await state(), await state()];
    expect(status).toBe(2);
    expect(again.token).not.toBe(token);
    expect(await command('enter', token)).toMatchObject({ ok: true, lines: [expect.stringContaining('Reed_and_Rain')] });
    expect(await command('enter', token)).toMatchObject({ ok: false });
    gateway.clock.advance(2 * 60 * 60 * 1000);
    expect(await command('enter', again.token)).toMatchObject({ ok: false });
    await runJobs(gateway.db, gateway.clock.now());
    expect(await apply({ id })).toMatchObject({ code: '50486' });
  });

  test('decides once, and only on an existing application', async () => {
    await apply();
    const id = await idOf();
    await command('approve', id);
    const wrong = [['approve', id], ['reject', id, '--reason', 'Late.'], ['approve', '999999'], ['approve', 'x'], ['reject', id], []];
    for (const args of wrong) expect(await command(...args)).toMatchObject({ ok: false, lines: [expect.stringMatching(/\.$/)] });
    expect(await state()).toMatchObject({ status: 2 });
  });
});

test('kinds of shops and the agreement are returned in the requested language', async () => {
  const ko = { language: 'ko' };
  expect((await gateway.call('mch.mall.Mch.mchClass', ko)).data.list[0]).toEqual({ id: 1, name: '스킨케어' });
  const { data } = await gateway.call('mch.mall.Mch.agreement', ko);
  expect(data.name).toMatch(/\p{Script=Hangul}/u);
  expect(data.agreement).toMatch(/<h3>.+<\/h3><p>/s);
});
