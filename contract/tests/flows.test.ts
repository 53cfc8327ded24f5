import { describe, expect, it } from 'vitest';
import { contract, type Operation, operations, resolve, validateRequest } from '../src/index.ts';
import { objectAt } from '../src/lint/json.ts';
import { declares, evaluate, holds, pointersOf, type Scope, type Step, workflows } from './arazzo.ts';
import { withFiles } from './with-files.ts';

const byId = new Map([...operations.values()].map((operation) => [operation.id, operation]));

function operationOf({ operationId }: Step): Operation {
  const operation = byId.get(operationId);
  if (!operation) throw new Error(`The contract has no operation "${operationId}".`);
  return operation;
}

const responseOf = (step: Step) => operationOf(step).responses['200']?.content?.['application/json'];

function exampleOf(step: Step): unknown {
  const example = responseOf(step)?.examples?.[step.example];
  if (!example) throw new Error(`${step.operationId} has no response "${step.example}".`);
  return resolve(example).value;
}

describe.each(workflows())('$file', ({ inputs, steps, outputs }) => {
  it('refers only to operations of the contract and to declared fields of their requests and responses', () => {
    for (const step of steps) {
      const operation = operationOf(step);
      expect(Object.keys(operation.requestSchema.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(step.payload)));
      const schema = objectAt(responseOf(step)?.schema);
      expect(pointersOf(step).filter((pointer) => !declares(contract, schema, pointer))).toEqual([]);
    }
  });

  it('can be executed with the examples: each request is valid, each criterion is fulfilled', () => {
    const completedSteps = new Map<string, Readonly<Record<string, unknown>>>();
    for (const step of steps) {
      const before: Scope = { inputs, steps: completedSteps };
      const request = withFiles(operationOf(step), objectAt(evaluate(step.payload, before)));
      expect([step.id, validateRequest(operationOf(step), request)]).toEqual([step.id, []]);
      const scope: Scope = { ...before, response: exampleOf(step) };
      expect(step.criteria.filter((condition) => !holds(condition, scope))).toEqual([]);
      completedSteps.set(step.id, objectAt(evaluate(step.outputs, scope)));
    }
    expect(Object.values(objectAt(evaluate(outputs, { inputs, steps: completedSteps })))).not.toEqual([]);
  });

  it('uses all of its inputs', () => {
    const used = JSON.stringify(steps);
    expect(Object.keys(inputs).filter((name) => !used.includes(`$inputs.${name}`))).toEqual([]);
  });
});

describe('the evaluation of flows', () => {
  const scope: Scope = { inputs: {}, steps: new Map([['a', { id: 7 }]]), response: { data: { list: [{ state: 1 }] } } };

  it('throws for an expression whose target does not exist', () => {
    expect(() => evaluate({ id: '$steps.b.outputs.id' }, scope)).toThrow('leads nowhere');
    expect(() => evaluate('$inputs.name', scope)).toThrow('leads nowhere');
    expect(evaluate({ ids: ['$steps.a.outputs.id'] }, scope)).toEqual({ ids: [7] });
  });

  it('detects a criterion that is not fulfilled', () => {
    const state = '$response.body#/data/list/0/state';
    expect([holds(`${state} == 1`, scope), holds(`${state} == 2`, scope), holds(`${state} != 2`, scope)]).toEqual([true, false, true]);
    expect(() => holds('$response.body#/data/gone == 1', scope)).toThrow('leads nowhere');
  });

  it('detects a field that the contract does not declare', () => {
    const schema = { type: 'object', properties: { data: { type: 'array', items: { properties: { id: {} } } } } };
    expect([declares({}, schema, '/data/0/id'), declares({}, schema, '/data/0/name'), declares({}, schema, '/data/id')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
