import { operations } from '@mall/contract';
import { expect } from 'vitest';
import { evaluate, holds, type Scope, type Workflow, workflows } from '../../../../contract/tests/arazzo.ts';
import { fieldsOf } from './contract.ts';
import type { Fields, Reply } from './gateway.ts';
import { tinyImage } from './images.ts';

/** Returns a flow of the contract, by its id. */
export function flowOf(id: string): Workflow {
  const flow = workflows().find((candidate) => candidate.id === id);
  if (!flow) throw new Error(`The contract has no flow ${id}`);
  return flow;
}

/** The options for running a flow on a gateway. */
export interface FlowRun {
  call(api: string, fields: Fields): Promise<Reply>;
  /** Inputs that replace the examples, such as ids of records that exist on this gateway. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** Actions of others before a step, by its id: the operator, the payer. Called with the outputs of the steps so far. */
  readonly before?: Readonly<Record<string, (outputs: Outputs) => Promise<unknown>>>;
}

/** The outputs of the finished steps, by step. */
export type Outputs = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * Runs every step of a flow: sends the request of the file, and expects success and each of its criteria.
 * @returns the ids of the finished steps.
 */
export async function runFlow(flow: Workflow, { call, inputs = {}, before = {} }: FlowRun): Promise<string[]> {
  const done = new Map<string, Readonly<Record<string, unknown>>>();
  for (const step of flow.steps) {
    await before[step.id]?.(done);
    const scope: Scope = { inputs: { ...flow.inputs, ...inputs }, steps: done };
    const operation = [...operations.values()].find(({ id }) => id === step.operationId);
    if (!operation) throw new Error(`The contract has no operation ${step.operationId}`);
    const request = Object.fromEntries(Object.entries(Object(evaluate(step.payload, scope))));
    // A flow has a file name; a request has the file.
    const payload = operation.multipart ? { ...request, file: new File([tinyImage], String(request.file)) } : request;
    const reply = await call(operation.api, fieldsOf(operation, payload));
    expect([step.id, reply.code], reply.body).toEqual([step.id, '200']);
    const after: Scope = { ...scope, response: JSON.parse(reply.body) };
    expect(
      step.criteria.filter((condition) => !holds(condition, after)),
      `${step.id}: ${reply.body}`,
    ).toEqual([]);
    done.set(step.id, Object.fromEntries(Object.entries(Object(evaluate(step.outputs, after)))));
  }
  return [...done.keys()];
}
