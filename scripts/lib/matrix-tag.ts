/** The tag of Vitest tests that only the matrix runs: long tests, and variants of a behavior that another test covers. */
export const matrixTag = {
  name: 'matrix',
  description: 'Long tests and variants, which `npm test` leaves out and `npm run test:matrix` runs.',
};

/** Vitest's option that leaves out the tests of the matrix. */
export const withoutMatrixTests = `--tags-filter=!${matrixTag.name}`;
