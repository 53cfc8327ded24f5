import type { DataOf } from '@mall/contract';
import en from '@mall/locales/en/neutral-option.json' with { type: 'json' };
import ko from '@mall/locales/ko/neutral-option.json' with { type: 'json' };
import tn from '@mall/locales/tn/neutral-option.json' with { type: 'json' };
import zh from '@mall/locales/zh/neutral-option.json' with { type: 'json' };
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { memberPrice } from './member-prices.ts';
import type { AttributeValue, ProductSkus, Sku } from './repository.ts';

type WireSkus = Pick<DataOf<'mall.Product.index'>, 'attribute_list' | 'attrList' | 'skuBeanList'>;

const neutralTexts: Readonly<Record<LanguageCode, typeof en>> = { en, zh, tn, ko };

/** Clients of the family select a SKU by its attributes, so a product without attributes gets this value of this attribute. */
function neutralValue(language: LanguageCode): AttributeValue {
  const { attribute, value } = neutralTexts[language];
  return { id: 0, name: value, attributeId: 0, attributeName: attribute };
}

/** Returns the SKUs of a product, with their member prices if requested. */
export function wireSkus({ skus, values }: ProductSkus, language: LanguageCode, withMemberPrices = false): WireSkus {
  const valuesById = new Map(values.map((value) => [value.id, value]));
  const valuesOf = (sku: Sku) => sku.valueIds.map((id) => valuesById.get(id)).filter((value) => value !== undefined);
  const selectedBy = (sku: Sku) => (values.length === 0 ? [neutralValue(language)] : valuesOf(sku));
  const vipPrice = (sku: Sku) => withMemberPrices && { vipPrice: formatMoney(memberPrice(sku.price)) };
  return {
    attribute_list: skus.map((sku) => ({
      SkuID: sku.id,
      Stock: sku.available,
      Price: formatMoney(sku.price),
      Pic: sku.image,
      ...vipPrice(sku),
      ...Object.fromEntries(valuesOf(sku).map((value) => [value.attributeName, value.name])),
    })),
    attrList: attributesOf(skus.flatMap(selectedBy)),
    skuBeanList: skus.map((sku) => ({
      cid: sku.id,
      name: valuesOf(sku)
        .map((value) => `${value.attributeName}: ${value.name}`)
        .join('; '),
      imgurl: sku.image,
      price: formatMoney(sku.price),
      count: sku.available,
      ...vipPrice(sku),
      attributes: selectedBy(sku).map((value) => ({ attributeId: value.attributeId, attributeValId: value.id })),
    })),
  };
}

/** Returns the attributes and their values, in the order of their first use by a SKU. */
function attributesOf(values: readonly AttributeValue[]): WireSkus['attrList'] {
  const attributes = new Map<number, { id: number; attrName: string; attr: Map<number, string> }>();
  for (const value of values) {
    const attribute = attributes.get(value.attributeId) ?? { id: value.attributeId, attrName: value.attributeName, attr: new Map() };
    attribute.attr.set(value.id, value.name);
    attributes.set(value.attributeId, attribute);
  }
  return [...attributes.values()].map(({ id, attrName, attr }) => ({
    id,
    attrName,
    attr: [...attr].map(([valueId, attributeValue]) => ({ id: valueId, attributeValue })),
  }));
}
