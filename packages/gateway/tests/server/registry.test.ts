import { operations } from '@mall/contract';
import { expect, test } from 'vitest';
import { domains, handlers } from '../../src/composition/registry.ts';

test('the registry has a handler for every operation of the contract and for nothing else', () => {
  expect([...handlers.keys()].sort()).toEqual([...operations.keys()].sort());
});

test('the registry has each operation in exactly one domain', () => {
  const apis = domains.flatMap((domain) => Object.values(domain).map(({ api }) => api));
  expect(apis.length).toBe(handlers.size);
});

test('the registry has each handler under the name of its operation', () => {
  expect([...handlers].filter(([api, handler]) => api !== handler.api)).toEqual([]);
});
