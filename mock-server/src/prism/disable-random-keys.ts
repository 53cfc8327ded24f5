import { loadFaker } from './faker.ts';

interface Faker {
  readonly option: (name: string, value: unknown) => unknown;
}

/**
 * Keeps Prism's invented answers (`Prefer: dynamic=true`) to the keys of the contract; by default it adds random ones. Prism's own switch
 * for this belongs to its command line, so the option is set on the generator that Prism loads.
 *
 * @throws when Prism no longer has that generator: then this file must follow Prism.
 */
export function disableRandomKeys(): void {
  const faker = property(loadFaker(), 'JSONSchemaFaker');
  if (!isFaker(faker)) throw new Error('Prism no longer has json-schema-faker; see mock-server/src/prism/disable-random-keys.ts.');
  faker.option('fillProperties', false);
}

function isFaker(value: unknown): value is Faker {
  return typeof property(value, 'option') === 'function';
}

function property(object: unknown, name: string): unknown {
  return (typeof object === 'object' || typeof object === 'function') && object !== null ? Reflect.get(object, name) : undefined;
}
