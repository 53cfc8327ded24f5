import { operations } from '@mall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluated, holds, type Scope, workflows } from '../../../../contract/tests/arazzo.ts';
import { fieldsOf } from '../support/contract.ts';
import { makeCustomers } from '../support/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { type Invoicing, invoicing } from '../support/invoicing.ts';

let gateway: TestGateway;
let me: Invoicing;
beforeAll(async () => {
  gateway = await openTestGateway();
  const [customer] = await makeCustomers(gateway, 1);
  if (!customer) throw new Error('no customer');
  me = invoicing(gateway, customer);
});
afterAll(() => gateway.close());

test('walks the contract’s flow of an invoice on the gateway', async () => {
  await me.title();
  await me.received();
  const flow = workflows().find(({ file }) => file.startsWith('invoice'));
  if (!flow) throw new Error('The contract has no flow of an invoice');
  const done = new Map<string, Readonly<Record<string, unknown>>>();
  for (const step of flow.steps) {
    const before: Scope = { inputs: flow.inputs, steps: done };
    const operation = [...operations.values()].find(({ id }) => id === step.operationId);
    if (!operation) throw new Error(`The contract has no operation ${step.operationId}`);
    const payload = Object.entries(Object(evaluated(step.payload, before)));
    const reply = await me.call(operation.api, fieldsOf(operation, Object.fromEntries(payload)));
    expect([step.id, reply.code]).toEqual([step.id, '200']);
    const scope: Scope = { ...before, response: JSON.parse(reply.body) };
    expect(step.criteria.filter((condition) => !holds(condition, scope))).toEqual([]);
    done.set(step.id, Object.fromEntries(Object.entries(Object(evaluated(step.outputs, scope)))));
  }
  expect(done.size).toBeGreaterThan(5);
});
