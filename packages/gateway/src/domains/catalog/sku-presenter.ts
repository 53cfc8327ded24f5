import type { DataOf } from '@mall/contract';
import en from '@mall/locales/en/neutral-option.json' with { type: 'json' };
import ko from '@mall/locales/ko/neutral-option.json' with { type: 'json' };
import tn from '@mall/locales/tn/neutral-option.json' with { type: 'json' };
import zh from '@mall/locales/zh/neutral-option.json' with { type: 'json' };
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { AttributeValueRecord, SkuRecord, SkusRecord } from './repository.ts';

type WireSkus = Pick<DataOf<'mall.Product.index'>, 'attribute_list' | 'attrList' | 'skuBeanList'>;

const neutralTexts: Readonly<Record<LanguageCode, typeof en>> = { en, zh, tn, ko };

/** Clients of the family select a SKU by its attributes, so a product without attributes has this value of this one attribute. */
function neutralValue(language: LanguageCode): AttributeValueRecord {
  const { attribute, value } = neutralTexts[language];
  return { id: 0, name: value, attributeId: 0, attributeName: attribute };
}

/** The SKUs of a product in the shapes of the wire. */
export function describeSkus({ skus, values }: Pick<SkusRecord, 'skus' | 'values'>, language: LanguageCode): WireSkus {
  const known = new Map(values.map((value) => [value.id, value]));
  const valuesOf = (sku: SkuRecord) => sku.valueIds.map((id) => known.get(id)).filter((value) => value !== undefined);
  const selectedBy = (sku: SkuRecord) => (values.length === 0 ? [neutralValue(language)] : valuesOf(sku));
  return {
    attribute_list: skus.map((sku) => ({
      SkuID: sku.id,
      Stock: sku.available,
      Price: formatMoney(BigInt(sku.price)),
      Pic: sku.picture,
      ...Object.fromEntries(valuesOf(sku).map((value) => [value.attributeName, value.name])),
    })),
    attrList: attributesOf(skus.flatMap(selectedBy)),
    skuBeanList: skus.map((sku) => ({
      cid: sku.id,
      name: valuesOf(sku)
        .map((value) => `${value.attributeName}: ${value.name}`)
        .join('; '),
      imgurl: sku.picture,
      price: formatMoney(BigInt(sku.price)),
      count: sku.available,
      attributes: selectedBy(sku).map((value) => ({ attributeId: value.attributeId, attributeValId: value.id })),
    })),
  };
}

/** Attributes and their values in the order in which the SKUs name them first. */
function attributesOf(values: readonly AttributeValueRecord[]): WireSkus['attrList'] {
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
