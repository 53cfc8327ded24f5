/** Where the TypeScript stands is for the house alone: what others install has no condition `source`. */
function withoutSource(entries = {}) {
  return Object.fromEntries(
    Object.entries(entries).map(([door, target]) => {
      if (typeof target === 'string') return [door, target];
      const { source: _, ...conditions } = target;
      return [door, conditions];
    }),
  );
}

/** What others install has no private packages and no commands of the repository. */
function published({ devDependencies: _, scripts: __, ...manifest }) {
  const { exports, imports } = manifest;
  return { ...manifest, exports: withoutSource(exports), ...(imports && { imports: withoutSource(imports) }) };
}

export const hooks = { beforePacking: published };
