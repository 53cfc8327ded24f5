import { expect, test } from 'vitest';
import { loadCatalog, loadCoupons } from '../src/index.ts';

const campaigns = loadCoupons();
const { classes, products, shops } = loadCatalog();
const languages = ['en', 'zh', 'tn', 'ko'] as const;

test('there are a dozen campaigns, of the mall and of every shop, of every kind, one of them ended', () => {
  expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length);
  expect(campaigns.length).toBeGreaterThanOrEqual(12);
  expect(new Set(campaigns.map(({ shop }) => shop))).toEqual(new Set([undefined, ...Object.keys(shops)]));
  const kinds = campaigns.map(({ off, paid }) => (off ? 'amount' : paid ? 'share' : 'delivery'));
  expect(new Set(kinds)).toEqual(new Set(['amount', 'share', 'delivery']));
  expect(campaigns.filter(({ endsInDays = 1 }) => endsInDays < 0)).toHaveLength(1);
});

test('each campaign names existing records, and its discount is below its minimum amount', () => {
  const slugs = new Set(products.map(({ slug }) => slug));
  expect(campaigns.flatMap((campaign) => campaign.classes ?? []).filter((name) => !(name in classes))).toEqual([]);
  expect(campaigns.flatMap((campaign) => campaign.products ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(campaigns.filter(({ off, from = '0' }) => off !== undefined && Number(off) >= Number(from))).toEqual([]);
});

test.each(languages)('each campaign has its name and terms in %s', (language) => {
  expect(campaigns.filter(({ name, terms }) => !name[language]?.trim() || !terms[language]?.trim())).toEqual([]);
});
