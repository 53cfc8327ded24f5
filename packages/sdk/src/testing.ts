/**
 * `@mall/sdk/testing`: the contract's examples as typed fixtures, and a mock gateway for test runners. Not for production code: it contains
 * all examples.
 */
import { print } from './diagnostics/print.ts';
import { exampleInputs, exampleResponses } from './generated/examples.ts';
import type { Operation } from './operation.ts';

export {
  type MockCall,
  type MockCondition,
  type MockFault,
  type MockRequest,
  type MockRule,
  type MockServer,
  type MockServerOptions,
  type MockStep,
  startMockServer,
} from './mock-server.ts';

/**
 * Returns a new copy of an operation's decoded example response: `exampleOf(catalogProduct).pro.name`. Every operation has "ok"; some have
 * more.
 * @throws {TypeError} when there is no example of that name, or the first argument is not an operation
 */
export function exampleOf<Data>(operation: Pick<Operation<unknown, Data>, 'api' | 'decode'>, name = 'ok'): Data {
  assertOperation('exampleOf', operation, exampleResponses);
  const decoded = operation.decode(wireExampleOf(operation, name));
  if (decoded.issues) throw new TypeError(`The example "${name}" of ${operation.api} does not keep to the contract`);
  return decoded.data;
}

/**
 * Returns the same example as on the wire: `data` of the envelope, undecoded.
 * @throws {TypeError} when there is no example of that name, or the first argument is not an operation
 */
export function wireExampleOf(operation: { readonly api: string }, name = 'ok'): unknown {
  assertOperation('wireExampleOf', operation, exampleResponses);
  const { api } = operation;
  return pick(exampleResponses[api], name, `${api} has no example response "${name}"`);
}

/**
 * Returns an example input of an operation. For a file, which the contract only names, it has a few bytes with that name and an accepted
 * type.
 * @throws {TypeError} when there is no example of that name, or the first argument is not an operation
 */
export function exampleInputOf<Input>(operation: Pick<Operation<Input, unknown>, 'api' | 'files' | 'input'>, name = 'ok'): Input {
  assertOperation('exampleInputOf', operation, exampleInputs);
  const { api, files = {} } = operation;
  const example = pick(exampleInputs[api], name, `${api} has no example request "${name}"`);
  const fileEntries = Object.entries(files).map(([field, { types }]) => [
    field,
    new File([field], String(Reflect.get(example, field)), { type: types?.[0] ?? '' }),
  ]);
  // The contract's own tests validate each example against the schema of this type.
  return { ...example, ...Object.fromEntries(fileEntries) } as Input;
}

/**
 * Returns the names of an operation's example responses.
 * @throws {TypeError} when the argument is not an operation
 */
export function exampleNames(operation: { readonly api: string }): string[] {
  assertOperation('exampleNames', operation, exampleResponses);
  return Object.keys(exampleResponses[operation.api] ?? {});
}

/** Names the examples where the name of an operation is given in its place, which JavaScript allows. */
function assertOperation(subject: string, operation: { readonly api: string }, examples: Readonly<Record<string, object>>): void {
  if (typeof operation?.api === 'string') return;
  const names = Object.keys(examples[String(operation)] ?? {});
  const hint = names.length > 0 ? `. Examples of ${operation}: ${names.join(', ')}` : '';
  throw new TypeError(
    `${subject}: operation is ${print(operation)}, expected one of @mall/sdk/operations/*, such as catalogProduct${hint}`,
  );
}

function pick<Example>(examples: Readonly<Record<string, Example>> | undefined, name: string, errorMessage: string): Example {
  if (!examples || !Object.hasOwn(examples, name)) {
    const known = Object.keys(examples ?? {});
    throw new TypeError(known.length === 0 ? errorMessage : `${errorMessage}. Known: ${known.join(', ')}`);
  }
  return structuredClone(examples[name] as Example);
}
