/** The texts of the catalogue in responses, in the language of the call. */
import { readFile } from 'node:fs/promises';
import { operations } from '@mall/contract';
import { loadCatalog } from '@mall/demo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textsFile } from '../../scripts/texts.ts';
import { type Mock, startMock } from '../../src/index.ts';
import { formBody, okFields } from '../../src/requests/example-request.ts';
import { declaredExamples } from '../../src/responses/preference.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
afterEach(() => mock.setRules([]));

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams(fields), headers });
  return response.json();
}
const product = (id: number, language: string, headers?: Record<string, string>) =>
  send({ api: 'mall.Product.index', pro_id: String(id), ...(language !== '' && { language }) }, headers);
const { products, shops, brands, classes, options, values } = loadCatalog();
const knownProduct = (id: number) => products.find((candidate) => candidate.id === id) ?? expect.fail(`there is no product ${id}`);

describe('the product page', () => {
  it.each(['zh', 'tn', 'ko'] as const)('has names and subtitles in %s', async (language) => {
    for (const id of [1001, 1085, 1088]) {
      const known = knownProduct(id);
      const { pro, shop_list } = (await product(id, language)).data;
      const { name, subtitle } = known.texts[language];
      const [brand, productClass] = [brands[known.brand], classes[known.class]];
      expect(pro).toMatchObject({ name, subtitle, brand_name: brand?.name[language], cat_name: productClass?.name[language] });
      expect(shop_list.shop_name).toBe(shops[known.shop]?.name[language]);
    }
  });

  it('has its options and their values in the language, with unchanged quantities', async () => {
    const scent = options.scent?.ko ?? '';
    const [first] = knownProduct(1088).skus;
    const value = values[first?.values[0] ?? '']?.ko;
    const { attrList, attribute_list, skuBeanList } = (await product(1088, 'ko')).data;
    expect(attrList[0]).toMatchObject({ attrName: scent, attr: [{ attributeValue: value }, {}] });
    expect(attribute_list[0]).toMatchObject({ SkuID: 10881, [scent]: value });
    expect(skuBeanList[0].name).toBe(`${scent}: ${value}`);
    expect((await product(1001, 'ko')).data.skuBeanList[0].name).toBe(`${options.size?.ko}: 150 ml`);
    expect((await product(1090, 'ko')).data.attrList).toMatchObject([{ attrName: '옵션', attr: [{ attributeValue: '기본' }] }]);
  });

  it('is in English without a language and for an unknown one, and follows Accept-Language', async () => {
    const { texts } = knownProduct(1001);
    for (const language of ['', 'en', 'xx']) expect((await product(1001, language)).data.pro.name).toBe(texts.en.name);
    expect((await product(1001, '', { 'accept-language': 'zh-TW,en;q=0.5' })).data.pro.name).toBe(texts.tn.name);
  });
});

it('a list has the names of the product pages', async () => {
  const { data } = await send({ api: 'mall.Index.search', keyword: 'milk', language: 'ko' });
  for (const { id, product_title } of data.list) expect(product_title).toBe(knownProduct(id).texts.ko.name);
});

it('a rule changes the translated example, and its own texts are not translated', async () => {
  const { name, subtitle } = knownProduct(1001).texts.ko;
  const english = knownProduct(1001).texts.en.name;
  mock.setRules([{ api: 'mall.Product.index', response: { example: 'ok', patch: { pro: { name: english } } } }]);
  expect((await product(1001, 'ko')).data.pro).toMatchObject({ name: english, subtitle });
  mock.setRules([{ api: 'mall.Product.index', response: { example: 'ok' } }]);
  expect((await product(1001, 'ko')).data.pro.name).toBe(name);
});

it('no example has an English text of the catalogue in another language', async () => {
  const translated = JSON.parse(textsFile()).filter(([en, , , ko]: string[]) => en !== ko);
  const englishTexts = new Set(translated.map(([en]: string[]) => en));
  const untranslated: string[] = [];
  const collect = (api: string, part: unknown): void => {
    if (typeof part === 'string' && englishTexts.has(part)) untranslated.push(`${api}: ${part}`);
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) for (const text of [Array.isArray(part) ? '' : name, value]) collect(api, text);
  };
  for (const operation of operations.values()) {
    for (const { name } of declaredExamples(operation).filter(({ status }) => status === '200')) {
      const body = formBody(operation, { ...okFields(operation), language: 'ko' });
      const response = await fetch(`${mock.url}/api/?api=${operation.api}`, {
        method: 'POST',
        body,
        headers: { prefer: `example=${name}` },
      });
      collect(operation.api, (await response.json()).data);
    }
  }
  expect(untranslated).toEqual([]);
});

it('the texts of the catalogue are up to date', async () => {
  expect(await readFile(new URL('../../generated/texts.json', import.meta.url), 'utf8')).toBe(textsFile());
});
