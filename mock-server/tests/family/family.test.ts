import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, journeys, newCustomers, startFamilyRun } from '../../src/family/index.ts';
import { type Mock, startMock } from '../../src/index.ts';

let mock: Mock;
let suite: ReturnType<typeof startFamilyRun>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  suite = startFamilyRun({
    target: `${mock.url}/api/`,
    account: '13800000001',
    password: 'mall2026',
    captcha: 'k7mp',
    paymentPassword: '246810',
    servesExamples: true,
    values: newCustomers,
    readCode: async () => '482913',
  });
});
afterAll(() => mock.close());

describe.each(journeys)('the mock, called by a client of the family: $name', (journey) => {
  let run: ReturnType<typeof suite.begin>;
  beforeAll(() => {
    run = suite.begin(journey);
  });
  it.each(journey.entries)('$api: $title', async (entry) => {
    expect(complaintsOf(await run.run(entry))).toEqual([]);
  });
});
