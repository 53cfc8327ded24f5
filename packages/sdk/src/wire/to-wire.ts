import type { ContractIssue, Operation } from '../operation.ts';

/**
 * Encodes decoded data as a server would. Most codecs accept their own output; for the others the decoder's issues show where a date or a
 * CSV list is expected, which is then encoded for the wire.
 * @throws {TypeError} when it violates the contract
 */
export function toWire<Data>(operation: Operation<unknown, Data>, data: unknown): unknown {
  // The round trip drops undefined fields, as the wire does.
  let wire: unknown = JSON.parse(JSON.stringify(data));
  let { issues } = operation.decode(wire);
  for (const issue of issues ?? []) wire = encodeAt(wire, issue.path === '' ? [] : issue.path.split('.'), issue);
  ({ issues } = operation.decode(wire));
  if (!issues) return wire;
  const messages = issues.map(({ path, expected, received }) => `${path || 'data'} is ${received}, expected ${expected}`);
  throw new TypeError(`${operation.api} does not answer this: ${messages.join('; ')}`);
}

/** Returns a copy with one value in wire encoding. */
function encodeAt(node: unknown, [key, ...remainingPath]: readonly string[], issue: ContractIssue): unknown {
  if (key === undefined) return encodeValue(node, issue);
  if (typeof node !== 'object' || node === null) return node;
  const inner = encodeAt(Reflect.get(node, key), remainingPath, issue);
  return Array.isArray(node) ? node.with(Number(key), inner) : { ...node, [key]: inner };
}

function encodeValue(value: unknown, { expected }: ContractIssue): unknown {
  if (expected === 'a moment') return String(value).replace('T', ' ').replace('+08:00', '');
  return expected === 'values joined by commas' && Array.isArray(value) ? value.join(',') : value;
}
