/** A region with its subregions: province, city, district. */
export interface Region {
  value: string;
  label: string;
  children?: readonly Region[];
}

/** Returns the subregions at the end of a path of values; the provinces for an empty path, none for an unknown one. */
export function childrenAt(regions: readonly Region[], path: readonly string[]): readonly Region[] {
  const [first, ...rest] = path;
  if (first === undefined) return regions;
  const found = regions.find((region) => region.value === first);
  return found ? childrenAt(found.children ?? [], rest) : [];
}
