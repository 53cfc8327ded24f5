import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import { type ContractViolation, call, createMall, createMallClient, type Operation } from '../src/index.ts';
import { type BackEnd, foreignResponses, type ServerVariant, startBackEnd } from './foreign/back-end.ts';
import { operations } from './support/contract.ts';

const descriptors = new Map(
  Object.values(allOperations).flatMap((domain) =>
    Object.values<Operation<object, unknown>>(domain).map((operation) => [operation.api, operation] as const),
  ),
);
const operationOf = (api: string) => descriptors.get(api) ?? expect.fail(`${api} has no descriptor`);

const serverVariants: readonly ServerVariant[] = [
  { numbers: 'text', optional: 'kept', empty: '' },
  { numbers: 'text', optional: 'missing', empty: 'list' },
  { numbers: 'text', optional: 'null', empty: 'list' },
  { numbers: 'number', optional: 'kept', empty: 'null' },
  { numbers: 'number', optional: 'missing', empty: '' },
  { numbers: 'number', optional: 'null', empty: 'null' },
];

/** Returns a copy without undefined fields, which are absent from the response. */
const known = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

let backEnd: BackEnd;
let violations: ContractViolation[];
afterEach(() => backEnd.close());

const clientOf = ({ baseUrl }: BackEnd) =>
  createMallClient({ baseUrl, storeId: 7, hooks: { onContractViolation: (violation) => void violations.push(violation) } });

describe.each(serverVariants)('a back end with numbers as $numbers, optional fields $optional and "$empty" for empty values', (variant) => {
  beforeEach(async () => {
    violations = [];
    backEnd = await startBackEnd(variant);
  });

  test('is decoded for every operation and every example, without a report', async () => {
    const client = clientOf(backEnd);
    let responses = 0;
    for (const model of operations) {
      const operation = operationOf(model.api);
      for (const { api, envelope, plain } of foreignResponses(model, variant)) {
        backEnd.setResponse(api, envelope);
        const data = await call(client, operation, {});
        expect({ api, data }).toMatchObject({ api, data: known(operation.decode(plain).data) });
        responses += 1;
      }
    }
    expect(violations.map(({ api, path, expected, received }) => `${api} ${path}: ${expected}, received ${received}`)).toEqual([]);
    expect(new Set(backEnd.received.map((form) => form.get('api'))).size).toBeGreaterThanOrEqual(operations.length - 1);
    expect(responses).toBeGreaterThan(operations.length);
  });
});

describe('a back end that deviates', () => {
  beforeEach(async () => {
    violations = [];
    backEnd = await startBackEnd({ numbers: 'text', optional: 'missing', empty: '' });
  });
  const success = (data: unknown) => ({ code: 200, msg: 'success', data });

  test('is decoded when its data is JSON text', async () => {
    backEnd.setResponse('mall.Order.getCzorder', success('{"code":200}'));
    const { payments } = createMall(clientOf(backEnd));
    expect(await payments.state({ trade_no: 'CZ1' })).toMatchObject({ code: 200 });
    expect(violations).toEqual([]);
  });

  test.each<[string, string, unknown, string]>([
    ['a required field is missing', 'mall.Index.clickSearch', {}, 'list'],
    ['a list is answered without its object', 'plugin.coupon.MallCoupon.proCoupon', [{ id: '7' }], ''],
    ['a number is text', 'mall.Recharge.index', { min_cz: 'a hundred', payment: [] }, 'min_cz'],
    ['a required text is null', 'mall.Login.getCode', { code: null, code_img: '' }, 'code'],
  ])('is reported when %s, and its data is returned', async (_what, api, data, path) => {
    backEnd.setResponse(api, success(data));
    await expect(call(clientOf(backEnd), operationOf(api), {})).resolves.toBeDefined();
    expect(violations[0]).toMatchObject({ name: 'ContractViolation', api, path });
    expect(JSON.stringify(violations[0])).not.toContain('a hundred');
  });

  test('makes calls reject with its own code and message', async () => {
    backEnd.setResponse('mall.Cart.index', { code: 109, msg: '参数错误', data: '' });
    await expect(call(clientOf(backEnd), operationOf('mall.Cart.index'), {})).rejects.toMatchObject({
      code: '109',
      serverMessage: '参数错误',
    });
    backEnd.setResponse('mall.Cart.index', { code: 404, msg: 'please log in' });
    await expect(call(clientOf(backEnd), operationOf('mall.Cart.index'), {})).rejects.toMatchObject({ name: 'SessionInvalidError' });
  });

  test('stores the session that its sign-in issues', async () => {
    const sessions: (string | null)[] = [];
    const session = { get: () => sessions.at(-1) ?? undefined, set: (next: string | null) => void sessions.push(next) };
    const mall = createMall(createMallClient({ baseUrl: backEnd.baseUrl, storeId: 7, session }));
    const { access_id } = await mall.auth.login({ type: 3, phone: 'a', password: 'b', imgCode: 'c', verificationCode: 'd' });
    await mall.cart.list({});
    expect(sessions).toEqual([access_id]);
    expect(backEnd.received.at(-1)?.get('access_id')).toBe(access_id);
  });
});
