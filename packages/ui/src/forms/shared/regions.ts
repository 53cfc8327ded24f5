/** A region with its subregions: province, city, district. */
export interface Region {
  /** Name of the region, as it is stored in an address. */
  value: string;
  /** Display name of the region. */
  label: string;
  /** Regions within it; omitted for a district. */
  children?: readonly Region[];
}

/** Returns the subregions at the end of a path of values; the provinces for an empty path, none for an unknown one. */
export function childrenAt(regions: readonly Region[], path: readonly string[]): readonly Region[] {
  const [first, ...rest] = path;
  if (first === undefined) return regions;
  const found = regions.find((region) => region.value === first);
  return found ? childrenAt(found.children ?? [], rest) : [];
}
