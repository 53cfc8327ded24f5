import { describe, expect, it } from 'vitest';
import { initialOf } from '#app/features/catalog/api/initial-of.server.ts';
import { applyFilter, filterValues, hiddenFields } from '#app/features/catalog/list-filter.ts';
import {
  canonicalHref,
  countConditions,
  listHref,
  readListQuery,
  withChange,
  withoutFilters,
  withToggled,
} from '#app/features/catalog/list-query.ts';
import { paths } from '#app/paths.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));
const tidy = (text: string) => canonicalHref(paths.products, new URLSearchParams(text));

describe('readListQuery', () => {
  it('reads lists, repeated or comma-separated, without duplicates and in order', () => {
    expect(read('class=13&class=12,13&brand=4').class).toEqual([12, 13]);
    expect(read('s_type=3,1').labels).toEqual(['new', 'recommended']);
  });
  it.each(['class=abc', 'class=0', 'class=-4', 'class=99999999999', 'class=1.5', 'class='])('ignores %s', (text) => {
    expect(read(text).class).toEqual([]);
  });
  it.each([
    ['amount=100-199', 100, 199],
    ['amount=1500', 1500, undefined],
    ['amount=-99', undefined, 99],
    ['amount=300-', 300, undefined],
    ['min=200&max=100', 100, 200],
    ['min=&max=50&amount=1-2', undefined, 50],
    ['min=&max=&amount=1-2', 1, 2],
    ['amount=a-b', undefined, undefined],
    ['amount=999999999-1', undefined, 1],
  ])('reads the price range %s', (text, from, to) => {
    expect(read(text)).toMatchObject({ from, to });
  });
  it('accepts only valid sortings, layouts and pages', () => {
    expect(read('sort=priceUp&view=list&page=3')).toMatchObject({ sort: 'priceUp', layout: 'list', page: 3 });
    expect(read('sort=colour&view=cloud&page=0')).toMatchObject({ sort: 'default', layout: 'grid', page: 1 });
  });
  it('normalizes the search text, and limits it like the gateway', () => {
    expect(read('searchName=++soft%0A+milk+').words).toBe('soft milk');
    expect(read(`searchName=${'a'.repeat(300)}`).words).toHaveLength(100);
  });
});

describe('listHref', () => {
  it('writes only the set conditions', () => {
    expect(listHref(paths.products, read('class=13,12&amount=5-9&page=2&sort=volume&s_type=2'))).toBe(
      '/products?class=12,13&s_type=2&amount=5-9&sort=volume&page=2',
    );
    expect(listHref(paths.products, read('page=1&sort=default&class='))).toBe('/products');
  });
  it('is read back as it was written', () => {
    const query = read('searchName=牛奶&class=1,2&brand=3&s_type=1&amount=-80&sort=priceDown&page=4&view=list');
    expect(readListQuery(new URL(listHref(paths.searchResults, query), 'http://own.invalid').searchParams)).toEqual(query);
  });
});

describe('canonicalHref', () => {
  it('converts a form’s fields to the canonical address, and preserves foreign names', () => {
    expect(tidy('class=11&class=12&min=&max=100&lang=ko')).toBe('/products?class=11,12&amount=-100&lang=ko');
    expect(tidy('class=')).toBe('/products');
  });
  it('returns undefined for a canonical address', () => {
    expect(tidy('class=11,12&amount=-100&lang=ko')).toBeUndefined();
    expect(tidy('searchName=')).toBeUndefined();
  });
});

describe('a change of the query', () => {
  it('starts at the first page', () => {
    expect(withChange(read('page=3&class=1'), { sort: 'volume' })).toMatchObject({ page: 1, class: [1] });
  });
  it('adds a value, or removes it', () => {
    expect(withToggled([1, 2], 2)).toEqual([1]);
    expect(withToggled([1], 2)).toEqual([1, 2]);
  });
  it('counts and clears the filters, but preserves search text and sorting', () => {
    const query = read('searchName=milk&class=1,2&s_type=1&amount=1-2&sort=volume');
    expect(countConditions(query)).toBe(4);
    expect(withoutFilters(query)).toMatchObject({ words: 'milk', sort: 'volume', class: [], labels: [], from: undefined, to: undefined });
  });
});

describe('the filter’s values', () => {
  const query = read('searchName=milk&class=1,2&s_type=5&amount=100-199&sort=volume&view=list&page=3');
  it('match the address, and submit search text, sorting and layout too', () => {
    expect(filterValues(query)).toEqual({ class: ['1', '2'], brand: [], s_type: ['5'], amount: ['100-199'] });
    expect(filterValues(read('class=1')).amount).toBeUndefined();
    expect(filterValues(read('amount=120-'))).toMatchObject({ min: ['120'], max: [''] });
    expect(hiddenFields(query)).toEqual({ searchName: 'milk', sort: 'volume', view: 'list' });
  });
  it('keep the query when applied unchanged, on the first page', () => {
    expect(applyFilter(query, filterValues(query))).toEqual({ ...query, page: 1 });
    expect(applyFilter(query, { brand: ['4'], min: ['50'] })).toMatchObject({ class: [], brand: [4], labels: [], from: 50, to: undefined });
  });
});

describe('initialOf', () => {
  it.each([
    ['禾澜', 'zh', 'H'],
    ['蘭', 'tn', 'L'],
    ['꽃', 'ko', 'ㄱ'],
    ['하엘란', 'ko', 'ㅎ'],
    ['Élan', 'en', 'E'],
    [' tidewell', 'ko', 'T'],
    ['4711', 'en', ''],
    ['', 'en', ''],
  ] as const)('%s in %s is %s', (name, language, letter) => {
    expect(initialOf(name, language)).toBe(letter);
  });
});
