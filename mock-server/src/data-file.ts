/** Returns the address of a data file of the package. This module must stay in the root of the source: the bundle in `dist/lib` has the same depth. */
export const dataFile = (path: string): URL => new URL(`../${path}`, import.meta.url);
