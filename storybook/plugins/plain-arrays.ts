import type { Plugin } from 'vite';

/**
 * Lets pages of documentation name arrays: the docgen calls `readonly string[]` unknown. The word says nothing to what runs, so it is taken
 * away before the docgen reads a component's types.
 */
export const plainArrays: Plugin = {
  name: 'mall:plain-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    handler: (code) => ({ code: code.replace(/: readonly (?=[\w({[][^;]*\[\]|\{[^}]*\}\[\])/g, ': '), map: null }),
  },
};
