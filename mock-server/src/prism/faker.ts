import { createRequire } from 'node:module';

/** Loads the response generator of Prism. The build replaces this module, because it bundles Prism (`tsup.config.ts`). */
export const loadFaker = (): unknown => createRequire(import.meta.resolve('@stoplight/prism-http'))('json-schema-faker');
