import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditPoints } from '../../src/domains/points/credit-points.ts';
import { pointsType } from '../../src/domains/points/schema.ts';
import { growCatalog } from '../../src/seed/grow.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { invoicing } from '../support/fixtures/invoicing.ts';
import { type Ordering, ordering } from '../support/fixtures/ordering.ts';
import { messageTo, ok } from '../support/fixtures/owning.ts';
import { type Fields, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { countQueries } from '../support/queries.ts';

/** Every list of a screen, and responses that contain one. */
const lists: readonly (readonly [api: string, fields?: Fields])[] = [
  ['mall.Index.index'],
  ['mall.Index.home'],
  ['mall.Index.search', { pageSize: 20 }],
  ['mall.Index.search', { keyword: 'cream', pageSize: 20 }],
  ['mall.Index.loadHome', { s_type: 2 }],
  ['mall.Home.getBlockGoodsList'],
  ['mall.Home.getGoodsListByBlockId', { blockId: 1 }],
  ['mall.Product.index', { pro_id: 1001 }],
  ['mall.Product.recommend'],
  ['mall.Product.loadGetcomment', { pid: 1001, page: 0 }],
  ['mch.mall.Mch.storeHomepage', { shop_id: 1 }],
  ['plugin.sec.MallSec.home'],
  ['plugin.member.MallMember.memberProList'],
  ['plugin.coupon.MallCoupon.index', { page: 1, type: 1 }],
  ['plugin.coupon.MallCoupon.mchCoupon', { mchId: 1 }],
  ['plugin.coupon.MallCoupon.proCoupon', { goodsId: 1001 }],
  ['plugin.coupon.MallCoupon.myCoupon'],
  ['mall.Cart.index'],
  ['mall.Order.index'],
  ['mall.Order.returnDataList'],
  ['mall.User.index'],
  ['mall.AddFavorites.collection', { type: 1 }],
  ['mall.AddFavorites.collection', { type: 2 }],
  ['mall.AddFavorites.similar', { pro_id: 1001 }],
  ['mall.Address.index'],
  ['mall.Message.index'],
  ['plugin.integral.MallIntegral.integral', { type: 1 }],
  ['mall.User.details', { type: 1 }],
  ['mall.Bank.bankList'],
  ['mall.InvoiceHeader.doRequest'],
  ['mall.InvoiceInfo.getToInvoiced'],
  ['mall.InvoiceInfo.getInvoiceInfo', { status: 1 }],
];

/** Products with a SKU, of several shops and classes. */
const goods = [1001, 1002, 1005, 1007, 1011, 1013, 1019, 1021, 1024, 1031];
/** The first is a shop's, whose name is read. */
const campaigns = [306, 301, 302, 304, 305, 309];

let gateway: TestGateway;
let me: TestCustomer;
let mine: Ordering;
beforeAll(async () => {
  gateway = await openTestGateway();
  const customer = await makeCustomer(gateway, '9000.00');
  me = customer;
  mine = ordering(gateway, me.token);
});
afterAll(() => gateway.close());

/** Adds one more of everything that is listed for the customer. */
async function own(at: number): Promise<void> {
  const pro_id = goods[at] ?? 0;
  const call = (api: string, fields: Fields) => ok(mine.call(api, fields));
  const { skuBeanList } = await call('mall.Product.index', { pro_id });
  const sku = skuBeanList.find(({ count }: { count: number }) => count > 0);
  await call('mall.Product.addCart', { pro_id, attribute_id: sku.cid, num: 1 });
  await call('mall.AddFavorites.index', { pro_id });
  const address = { user_name: '林清', mobile: '13800000001', place: '浙江省,杭州市,西湖区', address: `灵隐路 ${at}` };
  await call('mall.Address.saveAddress', address);
  if (at < campaigns.length) await call('plugin.coupon.MallCoupon.receive', { id: campaigns[at] });
  await creditPoints(gateway.db, me.id, 5, pointsType.givenByMall, gateway.clock.now());
  await messageTo(gateway, me);
  const placed = await mine.placePaid();
  const { list } = await mine.detailsOf(placed);
  await call('mall.Order.applyReturnGoods', { order_details_id: list[0].id, type: 2, explain: 'It is not needed any more.' });
  await mine.placePaid();
  await mine.receive();
  await invoicing(gateway, me).requested();
}

/** Returns how many statements each list runs once the caches of the process are filled. */
async function counted(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [api, fields] of lists) {
    await ok(mine.call(api, fields));
    counts[`${api} ${JSON.stringify(fields ?? {})}`] = await countQueries(gateway, () => ok(mine.call(api, fields)));
  }
  return counts;
}

test('no list runs more statements for many rows than for one', async () => {
  await own(0);
  const few = await counted();
  for (let at = 1; at < goods.length; at += 1) await own(at);
  await growCatalog(gateway.db, 100, gateway.clock.now());
  expect(await counted()).toEqual(few);
  expect(Math.min(...Object.values(few))).toBeGreaterThan(0);
});
