import type { DataOf, RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { methodsFor } from '../../providers/methods.ts';
import { wireMethods } from '../../providers/presenter.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import { hasPaymentPassword } from '../account/service.ts';
import { listAddresses } from '../addresses/service.ts';
import { usableCoupons } from '../coupons/use-coupons.ts';
import { createOrder } from '../orders/create-order.ts';
import { hasStores, type StoreRow } from '../shops/service.ts';
import { chooseCoupons, idsOf, mallChoices, shopChoices, type UsefulCoupon, usefulCoupons } from './coupons.ts';
import { destinationOf, pickupStore, wireDestination } from './destination.ts';
import { type Choice, type DiscountedShop, discountOrder, distributeAmount } from './discounts.ts';
import { lineAmount, type PricedOrder, priceOrder, withoutDelivery } from './pricing.ts';
import { buysAsMember, readBuyNow, readWanted } from './requested-lines.ts';

type Settlement = DataOf<'mall.Order.settlement'>;

const none = formatMoney(0n);

/** Whether a SKU can be bought at once; throws what stands in the way. */
export async function checkBuyNow(product: RequestOf<'mall.Product.immediatelyCart'>['product'], context: Context): Promise<void> {
  await readBuyNow(product, context);
}

/** What the order would cost, to which address, with everything the checkout page shows. */
export async function settle(request: RequestOf<'mall.Order.settlement'>, context: Context): Promise<Settlement> {
  const { db, language, settings } = context;
  const { customerId } = customerOf(context);
  const { plain, store } = await readOrder(request, context, false);
  const useful = usefulCoupons(plain, await couponsFor(request, customerId, context));
  const choice = chooseCoupons(request, plain, useful);
  const priced = discountOrder(plain, choice);
  const addresses = await listAddresses(db, customerId, language);
  const address = request.address_id === undefined ? addresses[0] : addresses.find(({ id }) => id === request.address_id);
  if (request.address_id !== undefined && !address)
    throw new Fault('parameter_refused', { errors: [{ field: 'address_id', rule: 'known' }] });
  const wallet = await walletOf(db, customerId);
  return {
    products: priced.shops.map((shop) => wireShop(shop, useful, choice, language)),
    products_total: formatMoney(priced.goods),
    freight: formatMoney(priced.freight),
    total: Number(formatMoney(priced.total)),
    mch_preferential_amount: formatMoney(priced.shopDiscount),
    preferential_amount: formatMoney(priced.mallDiscount),
    coupon_list: mallChoices(useful, choice, language),
    coupon_num: useful.filter(({ campaign }) => campaign.shopId === null).length,
    coupon_money: formatMoney(priced.mallDiscount),
    grade_rate: 0,
    grade_rate_amount: none,
    address_list: addresses,
    address_id: address?.id ?? 0,
    payment: wireMethods(methodsFor(priced.total, settings)),
    defaultpayment: { defaultpayName: 'balance' },
    user_money: formatMoney(wallet.balance),
    password_status: (await hasPaymentPassword(db, customerId)) ? 1 : 0,
    // Goods of suppliers do not exist here.
    is_supplier_pro: true,
    shop_status: (await canBePickedUp(plain, context)) ? 1 : 0,
    self_lifting: store ? 1 : 0,
    ...(store && { omsg: wireDestination(store, language) }),
    server_time: wireDateTime(context.clock.now()),
  };
}

/** What a request wants to buy, priced without coupons, and the store where it is picked up. */
async function readOrder(
  request: RequestOf<'mall.Order.payment'> | RequestOf<'mall.Order.settlement'>,
  context: Context,
  hold: boolean,
): Promise<{ plain: PricedOrder; store: StoreRow | undefined }> {
  const order = priceOrder(await readWanted(request, context, hold));
  const store = await pickupStore(request, order, context);
  return { plain: store ? withoutDelivery(order) : order, store };
}

/** Only what comes from one shop, which has a store, can be picked up. */
async function canBePickedUp({ shops: [first, ...others] }: PricedOrder, { db }: Context): Promise<boolean> {
  return first !== undefined && others.length === 0 && hasStores(db, first.shop.id);
}

function wireShop(
  { shop, lines, goods, freight }: DiscountedShop,
  useful: readonly UsefulCoupon[],
  choice: Choice,
  language: LanguageCode,
): Settlement['products'][number] {
  const freights = distributeAmount(freight, lines.map(lineAmount));
  return {
    shop_id: shop.id,
    shop_name: shop.name,
    list: lines.map(({ sku, quantity, flashItemId }, at) => ({
      pid: sku.productId,
      cid: sku.skuId,
      img: sku.picture,
      product_title: sku.title[language],
      size: sku.options[language],
      price: formatMoney(sku.price),
      num: quantity,
      freight_price: formatMoney(freights[at] ?? 0n),
      ...(flashItemId !== undefined && { sec_id: flashItemId }),
    })),
    products_num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    product_total: formatMoney(lines.map(lineAmount).reduce((sum, amount) => sum + amount, 0n)),
    freight_price: formatMoney(freight),
    shop_subtotal: formatMoney(goods + freight),
    freight_free_from: formatMoney(shop.freightFreeFrom),
    coupon_list: shopChoices(shop.id, useful, choice, language),
  };
}

/** The coupons that a purchase may use: none at what members pay. */
async function couponsFor(request: Parameters<typeof buysAsMember>[0], customerId: number, context: Context) {
  return (await buysAsMember(request, context)) ? [] : usableCoupons(context.db, customerId, context.clock.now());
}

/** Places the order: cart lines, stock and order move together, in the caller's transaction. */
export async function placeOrder(request: RequestOf<'mall.Order.payment'>, context: Context): Promise<DataOf<'mall.Order.payment'>> {
  const { customerId } = customerOf(context);
  const now = context.clock.now();
  const { plain, store } = await readOrder(request, context, true);
  const choice = chooseCoupons(request, plain, usefulCoupons(plain, await couponsFor(request, customerId, context)));
  const priced = discountOrder(plain, choice);
  const destination = await destinationOf(request, store, context);
  // Cheaper than the customer saw is passed on; dearer must be seen first.
  if (request.total !== undefined && priced.total > parseMoney(request.total)) throw new Fault('state_refuses');
  const order = await createOrder(
    {
      customerId,
      lines: priced.shops.flatMap((shop) => shop.lines),
      goods: priced.goods,
      freight: priced.freight,
      shopDiscount: priced.shopDiscount,
      mallDiscount: priced.mallDiscount,
      total: priced.total,
      couponIds: idsOf(choice),
      destination,
      remarks: priced.shops.flatMap(({ shop }, at) => {
        const text = request.remarks?.[at]?.trim();
        return text ? [{ shopId: shop.id, text }] : [];
      }),
      shares: priced.shops.map((part) => ({
        shopId: part.shop.id,
        freight: String(part.freight),
        shopDiscount: String(part.shopDiscount),
        mallDiscount: String(part.mallDiscount),
      })),
      paymentMethod: request.pay_type,
      shortFault: request.product ? 'insufficient_stock' : 'cart_line_short_of_stock',
    },
    context.db,
    now,
  );
  return { sNo: order.number, total: formatMoney(priced.total), order_id: order.id };
}
