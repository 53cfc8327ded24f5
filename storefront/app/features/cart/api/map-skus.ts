import type { Schemas } from '@mall/sdk';
import type { CartSku } from '../cart.ts';

/** Maps SKUs, each named by its attribute values. */
export function toSkus({ attrList, skuBeanList }: Pick<Schemas['LineSkus'], 'attrList' | 'skuBeanList'>): CartSku[] {
  const names = new Map(attrList.flatMap(({ id, attr }) => attr.map((value) => [`${id}:${value.id}`, value.attributeValue])));
  return skuBeanList.map(({ cid, price, count, attributes }) => ({
    id: cid,
    name: attributes.map(({ attributeId, attributeValId }) => names.get(`${attributeId}:${attributeValId}`) ?? '').join(' · '),
    price,
    stock: count,
  }));
}
