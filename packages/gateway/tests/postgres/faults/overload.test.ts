// @module-tag matrix

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOptions, injectUnderLoad } from '../../support/processes/inject-fault.ts';
import { refusalIn } from '../../support/processes/order-load.ts';
import type { GatewayProcess } from '../../support/processes/process.ts';
import { openTwoGateways, type TwoGateways } from '../../support/processes/two-gateways.ts';

/** One caller for each database connection of the two gateways. */
const callersAtCapacity = 40;
const floodMs = 3000;

let two: TwoGateways;

beforeAll(async () => {
  two = await openTwoGateways();
});
afterAll(() => two.close());

/** Runs a number of parallel calls at both gateways for a while; counts the successful ones and each kind of refusal. */
async function callInParallel(callers: number, milliseconds: number): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const deadline = performance.now() + milliseconds;
  const callRepeatedly = async (gateway: GatewayProcess) => {
    while (performance.now() < deadline) {
      const outcome = await gateway.call('mall.Product.index', { pro_id: 1001 }).then(
        (reply) => refusalIn(reply) ?? 'answered',
        () => 'no response',
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => callRepeatedly(two.gatewayAt(index % 2))));
  return outcomes;
}

describe('two gateways under load', faultOptions, () => {
  test('respond or refuse with a retry time at ten times their capacity, then continue selling', async () => {
    // The first calls are slower than the following ones, which are counted.
    await callInParallel(callersAtCapacity, 1000);
    const answered = (await callInParallel(callersAtCapacity, 500)).get('answered') ?? 0;
    const inject = async () => {
      const outcomes = await callInParallel(answered * 10, floodMs);
      process.stderr.write(
        `overload: ${answered} calls answered in 500 ms; of ${answered * 10} at once ${JSON.stringify([...outcomes])}\n`,
      );
      expect(outcomes.get('answered')).toBeGreaterThan(0);
      const refusals = [...outcomes.keys()].filter((outcome) => outcome !== 'answered');
      expect(refusals.length).toBeGreaterThan(0);
      expect(refusals.filter((refusal) => !/^(503|429), Retry-After: \d+$/.test(refusal))).toEqual([]);
    };
    await injectUnderLoad(two, { name: 'overload', inject });
  });
});
