/** Where the TypeScript stands is for the house alone: what others install has no condition `source`. */
function withoutSource(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([door, target]) => {
      if (typeof target === 'string') return [door, target];
      const { source: _, ...conditions } = target;
      return [door, conditions];
    }),
  );
}

/** What others install has no private packages and no commands of the repository. */
function published({ devDependencies: _, scripts: __, ...manifest }) {
  return { ...manifest, exports: withoutSource(manifest.exports) };
}

export const hooks = { beforePacking: published };
