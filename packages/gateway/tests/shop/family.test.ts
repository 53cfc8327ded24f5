import { complaintsOf, journeys, newCustomers, startFamilyRun } from '@mall/mock-server/family';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCustomer } from '../../src/seed/customers.ts';
import { operate, readCode } from '../support/fixtures/operator.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { openProvider, type TestProvider } from '../support/provider.ts';
import { captchaAnswer, testStart } from '../support/settings.ts';

let provider: TestProvider;
let gateway: TestGateway;
let suite: ReturnType<typeof startFamilyRun>;
beforeAll(async () => {
  provider = await openProvider('provider-secret-for-tests-only-0000');
  gateway = await openTestGateway({ settings: provider.settings, historyUntil: testStart });
  const origin = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  suite = startFamilyRun({
    target: `${origin}/api/`,
    account: demoCustomer.phone,
    password: demoCustomer.password,
    captcha: captchaAnswer,
    paymentPassword: demoCustomer.paymentPassword,
    values: newCustomers,
    readCode: () => readCode(gateway),
    operate: (args) => operate(gateway, args),
  });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

describe.each(journeys)('$name', (journey) => {
  let run: ReturnType<typeof suite.begin>;
  beforeAll(() => {
    run = suite.begin(journey);
  });
  test.each(journey.entries)('$api: $title', async (entry) => {
    expect(complaintsOf(await run.run(entry))).toEqual([]);
  });
});
