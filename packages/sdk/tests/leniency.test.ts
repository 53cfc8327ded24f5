import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { allOperations } from '../src/generated/facade.ts';
import { type ContractViolation, call, createMallClient, type Operation } from '../src/index.ts';
import { exampleResponses, operations } from './support/contract.ts';
import { createPicker, envelope, faultsOf, foreign, withNewerFields } from './support/foreign.ts';

const descriptors = new Map(
  Object.values(allOperations).flatMap((domain) =>
    Object.values<Operation<object, unknown>>(domain).map((operation) => [operation.api, operation] as const),
  ),
);
const runs = { seed: 20_261_121, numRuns: 40 };
const tally = { responses: 0, respelt: 0, faults: 0 };

function operationOf(api: string): Operation<object, unknown> {
  const operation = descriptors.get(api);
  if (!operation) throw new Error(`${api} has no descriptor`);
  return operation;
}

/** Calls an operation of a server with this response. */
function callOf(api: string, response: object, validation: 'strict' | 'report', reportedViolations: ContractViolation[] = []) {
  const client = createMallClient({
    baseUrl: 'http://family/api/',
    fetch: async () => Response.json(response),
    validation,
    hooks: { onContractViolation: (violation) => void reportedViolations.push(violation) },
  });
  return call(client, operationOf(api), {});
}

/** Returns a copy with one value replaced, or removed when there is none; JSON texts on the path are parsed. */
function withValue(node: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof node === 'string') return JSON.stringify(withValue(JSON.parse(node), [key, ...deeper], value));
  if (typeof node !== 'object' || node === null) throw new Error('nothing is there');
  const child = withValue(Reflect.get(node, key), deeper, value);
  return Array.isArray(node) ? node.with(Number(key), child) : { ...node, [key]: child };
}

describe('a server of the family with any permitted encoding is decoded', () => {
  test.each(operations.map((model) => [model.api, model] as const))('%s', async (api, model) => {
    for (const { data } of exampleResponses(model)) {
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (generate) => {
          const draw = createPicker(generate);
          const response = withNewerFields(model.data, data, draw);
          const clean = operationOf(api).decode(response);
          expect(clean.issues, 'what a newer server answers').toBeUndefined();
          const spelling = foreign(model.data, response, draw);
          tally.responses++;
          if (JSON.stringify(spelling) !== JSON.stringify(response)) tally.respelt++;
          await expect(callOf(api, envelope(spelling, draw), 'strict')).resolves.toEqual(clean.data);
        }),
        runs,
      );
    }
  });
});

describe('an invalid value is reported with its path', () => {
  const broken = operations.flatMap((model) => {
    const [example] = exampleResponses(model);
    const faults = faultsOf(model.data, example?.data);
    return faults.length > 0 ? [[model.api, example?.data, faults] as const] : [];
  });

  test.each(broken)('%s', async (api, data, faults) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...faults), async ({ path, value }) => {
        tally.faults++;
        const response = { code: 200, message: '', data: withValue(data, path, value) };
        const fault: unknown = await callOf(api, response, 'strict').then(
          () => expect.fail(`${path.join('.')} passed`),
          (error: unknown) => error,
        );
        const received = value === undefined ? 'missing' : typeof value;
        expect(fault).toMatchObject({ name: 'ContractViolation', api, code: '200', path: path.join('.'), received });
        expect(fault).toMatchObject({ expected: expect.stringMatching(/./), message: expect.stringContaining(api) });
        const reportedViolations: ContractViolation[] = [];
        await expect(callOf(api, response, 'report', reportedViolations)).resolves.toBeDefined();
        expect(reportedViolations.map((violation) => violation.path)).toEqual([path.join('.')]);
      }),
      { seed: runs.seed, numRuns: Math.min(30, faults.length * 2) },
    );
  });
});

afterAll(() => {
  console.log(`Leniency: ${tally.responses} responses, ${tally.respelt} of them respelt; ${tally.faults} faults found and placed`);
});
