import { contract, operations } from '@mall/contract';
import { type Fault, unknownName } from './faults.ts';
import { nearest } from './nearest.ts';

/** The names of operations by their `operationId` in openapi.json, which is often used by mistake. */
const apiById = new Map(
  [...operations.values()].flatMap(({ api, path }) => {
    const id = contract.paths[path]?.post.operationId;
    return id === undefined ? [] : [[id, api] as const];
  }),
);

/** The names of operations with a similar spelling, or the operation of an `operationId`. */
export function nearestOperations(name: string): readonly string[] {
  const api = apiById.get(name);
  return api === undefined ? nearest(name, operations.keys()) : [api];
}

/** Patterns of the operations whose names begin alike, "mall.Order.*". */
const groups = new Set([...operations.keys()].map((api) => api.replace(/[^.]*$/, '*')));

/** The error of an unknown operation, or of a pattern that matches none. */
export function unknownOperation(field: string, name: string): Fault {
  if (name.includes('*')) return unknownName(field, 'operation', name, groups);
  const api = apiById.get(name);
  const fault = unknownName(field, 'operation', name, operations.keys());
  if (api === undefined) return fault;
  return { ...fault, nearest: [api], message: `${field}: there is no operation "${name}". Did you mean ${api}?` };
}
