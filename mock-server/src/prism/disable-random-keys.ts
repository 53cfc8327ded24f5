import { loadFaker } from './faker.ts';

interface Faker {
  readonly option: (name: string, value: unknown) => unknown;
}

/**
 * Prevents Prism from adding random keys to generated responses (`Prefer: dynamic=true`). Prism has an option for this at its command line only, so it is
 * set on the generator that Prism loads.
 *
 * @throws when Prism no longer uses this generator: this file must then be adapted.
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
