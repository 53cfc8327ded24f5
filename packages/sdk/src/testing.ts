/** `@mall/sdk/testing`: the contract's examples as typed fixtures, for the tests of a shop. Not for shipped code: it holds them all. */
import { exampleAnswers, exampleInputs } from './generated/examples.ts';
import type { Operation } from './operation.ts';

/**
 * An example of what an operation answers, decoded, anew at each call: `exampleOf(catalogProduct).pro.name`. "ok" is there for every
 * operation; some have more.
 * @throws {TypeError} when there is no example of that name
 */
export function exampleOf<Data>(operation: Pick<Operation<unknown, Data>, 'api' | 'decode'>, name = 'ok'): Data {
  const decoded = operation.decode(wireExampleOf(operation, name));
  if (decoded.issues) throw new TypeError(`The example "${name}" of ${operation.api} does not keep to the contract`);
  return decoded.data;
}

/**
 * The same as a server writes it: `data` of the envelope, undecoded.
 * @throws {TypeError} when there is no example of that name
 */
export function wireExampleOf({ api }: { readonly api: string }, name = 'ok'): unknown {
  return pick(exampleAnswers[api], name, `${api} has no example answer "${name}"`);
}

/**
 * An example of what an operation takes.
 * @throws {TypeError} when there is no example of that name
 */
export function exampleInputOf<Input>({ api }: Pick<Operation<Input, never>, 'api' | 'input'>, name = 'ok'): Input {
  // The contract's own tests hold each example against the schema that this type is made from.
  return pick(exampleInputs[api], name, `${api} has no example request "${name}"`) as Input;
}

/** The names of an operation's example answers. */
export function exampleNames({ api }: { readonly api: string }): string[] {
  return Object.keys(exampleAnswers[api] ?? {});
}

function pick(examples: Readonly<Record<string, unknown>> | undefined, name: string, missing: string): unknown {
  if (!examples || !Object.hasOwn(examples, name)) throw new TypeError(missing);
  return structuredClone(examples[name]);
}
