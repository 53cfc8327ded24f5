import type { ContractIssue, Operation } from '../operation.ts';

/**
 * Writes decoded data as a server would. Most codecs read what they made; for the others the decoder itself says where a moment or a
 * list of values is wanted, and gets it in the wire's spelling.
 * @throws {TypeError} when it is not what the contract promises
 */
export function toWire<Data>(operation: Operation<unknown, Data>, data: unknown): unknown {
  // The round trip drops fields that are undefined, as the wire does.
  let wire: unknown = JSON.parse(JSON.stringify(data));
  let { issues } = operation.decode(wire);
  for (const issue of issues ?? []) wire = respell(wire, issue.path === '' ? [] : issue.path.split('.'), issue);
  ({ issues } = operation.decode(wire));
  if (!issues) return wire;
  const said = issues.map(({ path, expected, received }) => `${path || 'data'} is ${received}, expected ${expected}`);
  throw new TypeError(`${operation.api} does not answer this: ${said.join('; ')}`);
}

/** A copy with one value in the wire's spelling. */
function respell(node: unknown, [key, ...deeper]: readonly string[], issue: ContractIssue): unknown {
  if (key === undefined) return spelling(node, issue);
  if (typeof node !== 'object' || node === null) return node;
  const inner = respell(Reflect.get(node, key), deeper, issue);
  return Array.isArray(node) ? node.with(Number(key), inner) : { ...node, [key]: inner };
}

function spelling(value: unknown, { expected }: ContractIssue): unknown {
  if (expected === 'a moment') return String(value).replace('T', ' ').replace('+08:00', '');
  return expected === 'values joined by commas' && Array.isArray(value) ? value.join(',') : value;
}
