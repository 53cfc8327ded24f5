import { resolve } from 'node:path';

/** The root of the repository. Astro bundles the modules of a page elsewhere, so the path starts at the working directory: this package. */
export const repository = resolve('../..');
