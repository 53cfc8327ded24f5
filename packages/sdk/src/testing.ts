/**
 * `@mall/sdk/testing`: the contract's examples as typed fixtures, and a mock gateway for test runners. Not for production code: it contains
 * all examples.
 */
import { exampleAnswers, exampleInputs } from './generated/examples.ts';
import type { Operation } from './operation.ts';

export {
  type MockCall,
  type MockCondition,
  type MockFault,
  type MockRule,
  type MockServer,
  type MockServerOptions,
  type MockStep,
  startMockServer,
} from './mock-server.ts';

/**
 * Returns a new copy of an operation's decoded example response: `exampleOf(catalogProduct).pro.name`. Every operation has "ok"; some have
 * more.
 * @throws {TypeError} when there is no example of that name
 */
export function exampleOf<Data>(operation: Pick<Operation<unknown, Data>, 'api' | 'decode'>, name = 'ok'): Data {
  const decoded = operation.decode(wireExampleOf(operation, name));
  if (decoded.issues) throw new TypeError(`The example "${name}" of ${operation.api} does not keep to the contract`);
  return decoded.data;
}

/**
 * Returns the same example as on the wire: `data` of the envelope, undecoded.
 * @throws {TypeError} when there is no example of that name
 */
export function wireExampleOf({ api }: { readonly api: string }, name = 'ok'): unknown {
  return pick(exampleAnswers[api], name, `${api} has no example answer "${name}"`);
}

/**
 * Returns an example input of an operation. For a file, which the contract only names, it has a few bytes with that name and an accepted
 * type.
 * @throws {TypeError} when there is no example of that name
 */
export function exampleInputOf<Input>({ api, files = {} }: Pick<Operation<Input, unknown>, 'api' | 'files' | 'input'>, name = 'ok'): Input {
  const example = pick(exampleInputs[api], name, `${api} has no example request "${name}"`);
  const fileEntries = Object.entries(files).map(([field, { types }]) => [
    field,
    new File([field], String(Reflect.get(example, field)), { type: types?.[0] ?? '' }),
  ]);
  // The contract's own tests validate each example against the schema of this type.
  return { ...example, ...Object.fromEntries(fileEntries) } as Input;
}

/** Returns the names of an operation's example responses. */
export function exampleNames({ api }: { readonly api: string }): string[] {
  return Object.keys(exampleAnswers[api] ?? {});
}

function pick<Example>(examples: Readonly<Record<string, Example>> | undefined, name: string, errorMessage: string): Example {
  if (!examples || !Object.hasOwn(examples, name)) {
    const known = Object.keys(examples ?? {});
    throw new TypeError(known.length === 0 ? errorMessage : `${errorMessage}. Known: ${known.join(', ')}`);
  }
  return structuredClone(examples[name] as Example);
}
