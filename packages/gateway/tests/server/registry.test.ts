import { operations } from '@mall/contract';
import { expect, test } from 'vitest';
import { pending } from '../../src/dispatch/pending.ts';
import { handlers } from '../../src/dispatch/registry.ts';

const known = [...operations.keys()].sort();

test('every operation of the contract has its code or stands in the pending list, and nothing else does', () => {
  expect([...handlers.keys(), ...pending].sort()).toEqual(known);
});

test('the pending list names an operation once, and none that has its code', () => {
  expect(new Set(pending).size).toBe(pending.length);
  expect(pending.filter((api) => new Set<string>(handlers.keys()).has(api))).toEqual([]);
});

test('a handler stands under the name of its operation', () => {
  expect([...handlers].filter(([api, handler]) => api !== handler.api)).toEqual([]);
});
