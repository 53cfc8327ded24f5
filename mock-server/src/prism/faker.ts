import { createRequire } from 'node:module';

/** The generator of invented responses that Prism loads. The build replaces this module, since it bundles Prism (`tsup.config.ts`). */
export const loadFaker = (): unknown => createRequire(import.meta.resolve('@stoplight/prism-http'))('json-schema-faker');
