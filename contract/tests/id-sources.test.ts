import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type IdSources, withIdSources } from '../scripts/id-sources.ts';
import { contract, operations } from '../src/index.ts';

const sources: IdSources = parse(await readFile(new URL('../id-sources.yaml', import.meta.url), 'utf8'));
const addressForm = () => operations.get('mall.Address.upAddsindex')?.requestSchema.properties ?? {};

it('shows the source of an id in the description of its request field', () => {
  expect(addressForm().addr_id?.description).toMatch(/Source: `data\.adds\[\]\.id` of `mall\.Address\.index`\.$/);
});

it('shows the number of a record for a field that is a text', () => {
  const field = operations.get('mall.Product.comment')?.requestSchema.properties?.sNo;
  expect(field?.description ?? '').toContain('`data.order[].sNo` of `mall.Order.index`');
});

it.each([
  ['mall.Product.addComment', 'goodsId', 'data.commentList[].commodityId', 'mall.Product.comment'],
  ['mall.Product.addComment', 'attributeId', 'data.commentList[].sid', 'mall.Product.comment'],
  ['mall.Cart.modifyAttribute', 'attribute_id', 'data[].skuBeanList[].cid', 'mall.Cart.djAttribute'],
  ['mall.Order.getExpress', 'pid', 'data.list[].pid', 'mall.Order.returnDataList'],
  ['mall.InvoiceInfo.applyInvoicing', 'sNo', 'data.list[].sNo', 'mall.InvoiceInfo.getToInvoiced'],
])('shows the operation that lists the records which %s accepts as %s', (api, name, field, source) => {
  const description = operations.get(api)?.requestSchema.properties?.[name]?.description ?? '';
  expect(description.match(/ Source: .*/g)).toEqual([` Source: \`${field}\` of \`${source}\`.`]);
});

it.each(['mall.Product.index.number', 'mall.Cart.delCart.car_id', 'mall.Product.missing.pro_id'])(
  'refuses a source of %s, which names no record of the kind',
  (field) => {
    const address = { api: 'mall.Address.index', id: 'adds[].id' };
    const bare = JSON.parse(JSON.stringify(contract));
    expect(() => withIdSources(bare, { address: { ...address, requests: { [field]: address } } })).toThrow(
      `id-sources.yaml: ${field} is no request field that names a record of the kind "address".`,
    );
  },
);

it('refuses a kind of record without a source', () => {
  const { address: _, ...others } = sources;
  const bare = JSON.parse(JSON.stringify(contract).replaceAll(/ Source: [^"]*/g, ''));
  expect(() => withIdSources(bare, others)).toThrow('id-sources.yaml has no source for the kind of record "address".');
});

it.each([
  { api: 'mall.Address.index', id: 'adds[].number' },
  { api: 'mall.Address.all', id: 'adds[].id' },
])('refuses the source $id of $api, which is no field of a response', (address) => {
  expect(() => withIdSources(JSON.parse(JSON.stringify(contract)), { ...sources, address })).toThrow('has no field');
});
