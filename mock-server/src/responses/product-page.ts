import { readFileSync } from 'node:fs';
import type { Operation } from '@mall/contract';
import { dataFile } from '../data-file.ts';
import { isJsonObject } from '../json-object.ts';
import type { Envelope } from './envelope.ts';

const pagesFile = dataFile('generated/products.json');

/** The members of `data` that differ between the products of the demo mall, by product id. */
let pages: Readonly<Record<string, unknown>> | undefined;

function pageOf(id: unknown): unknown {
  pages ??= JSON.parse(readFileSync(pagesFile, 'utf8')) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(pages, String(id)) ? pages[String(id)] : undefined;
}

/**
 * Replaces the product of an example by the requested one, so that the detail page of a list entry shows this entry. Other members are unchanged. For a
 * product that the demo mall does not have, only the id is replaced. Examples other than "ok" and "customer" are about one product and are unchanged.
 */
export function withRequestedProduct(
  { api }: Operation,
  envelope: Envelope,
  example: string | undefined,
  request: Readonly<Record<string, unknown>>,
): Envelope {
  const { data } = envelope;
  if (api !== 'mall.Product.index' || !(example === 'ok' || example === 'customer') || !isJsonObject(data) || !isJsonObject(data.pro))
    return envelope;
  if (data.pro.pro_id === request.pro_id) return envelope;
  const page = pageOf(request.pro_id);
  if (!isJsonObject(page)) return { ...envelope, data: { ...data, pro: { ...data.pro, pro_id: request.pro_id } } };
  const merge = (name: 'pro' | 'shop_list') => ({ ...Object(data[name]), ...Object(page[name]) });
  return { ...envelope, data: { ...data, ...page, pro: merge('pro'), shop_list: merge('shop_list') } };
}
