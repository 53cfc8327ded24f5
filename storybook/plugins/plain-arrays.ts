import type { Plugin } from 'vite';

/**
 * Makes documentation pages show array types: the docgen shows `readonly string[]` as unknown. `readonly` has no effect at run time, so it
 * is removed before the docgen parses a component's types.
 */
export const plainArrays: Plugin = {
  name: 'mall:plain-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler: (code) => ({ code: code.replace(/: readonly (?=[\w({[][^;]*\[\]|\{[^}]*\}\[\])/g, ': '), map: null }),
  },
};
