import { expect, test } from 'vitest';
import { drawMedia, loadCatalog, loadReviews } from '../src/index.ts';

const reviews = loadReviews();
const languages = ['en', 'zh', 'tn', 'ko'] as const;

test('there are at least 600 reviews, the same number in each language, for every product in all of them', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(600);
  const shares = languages.map((language) => reviews.filter((review) => review.language === language));
  expect(new Set(shares.map(({ length }) => length)).size).toBe(1);
  for (const share of shares) expect(new Set(share.map(({ productId }) => productId)).size).toBe(loadCatalog().products.length);
});

test('all texts differ, and no sentence occurs twice for one product', () => {
  expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length);
  const twice = Object.values(Object.groupBy(reviews, ({ productId, language }) => `${productId} ${language}`)).flatMap((group = []) => {
    const sentences = group.flatMap(({ content }) => content.split(/(?<=[.。])\s*/));
    return sentences.filter((sentence, index) => sentence !== '' && sentences.indexOf(sentence) !== index);
  });
  expect(twice).toEqual([]);
});

test('each review names a SKU of its product, and has images that exist', () => {
  const skus = new Map(loadCatalog().products.map(({ id, skus: own }) => [id, own.map((sku) => sku.id)]));
  expect(reviews.filter(({ productId, skuId }) => !skus.get(productId)?.includes(skuId))).toEqual([]);
  const images = reviews.flatMap((review) => [...review.images, ...(review.followUp?.images ?? [])]);
  expect(images.length).toBeGreaterThan(40);
  expect(new Set(images).size).toBe(images.length);
  expect(images.slice(0, 4).filter((address) => drawMedia(address.replace('/media/', '')) === undefined)).toEqual([]);
});

test('average ratings differ, and every complaint has a reply', () => {
  const averages = Object.values(Object.groupBy(reviews, ({ productId }) => productId)).map(
    (group = []) => group.reduce((sum, { stars }) => sum + stars, 0) / group.length,
  );
  expect(Math.min(...averages)).toBeGreaterThan(4);
  expect(Math.max(...averages)).toBeLessThan(4.9);
  expect(reviews.filter(({ stars, answer }) => stars <= 2 && answer === '')).toEqual([]);
  expect(reviews.filter(({ followUp }) => followUp !== undefined).length).toBeGreaterThan(20);
});
