import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { Cents } from '../../shared/money.ts';
import { createOrder } from '../orders/create-order.ts';
import { idsOf } from './coupons.ts';
import { deliveryDestination, pickupDestination } from './destination.ts';
import type { DiscountedOrder } from './discounts.ts';
import { pricePurchase } from './price-purchase.ts';
import type { OrderRequest } from './purchase.ts';

/**
 * Places an order: removes the lines from the cart and the pieces from stock, and creates the order, in the caller's transaction.
 * @throws Fault `state_refuses` when it costs more than the total shown to the customer.
 */
export async function placeOrder(request: OrderRequest, context: Context): Promise<{ id: number; number: string; total: Cents }> {
  const { customerId } = customerOf(context);
  const { purchase } = request;
  const { choice, priced, store } = await pricePurchase(purchase, context, true);
  const destination = store
    ? pickupDestination(request.recipient, store)
    : await deliveryDestination(context.db, customerId, purchase.addressId);
  // A lower price is passed on; a higher price must be shown to the customer first.
  if (request.seenTotal !== undefined && priced.total > request.seenTotal) throw new Fault('state_refuses');
  const { id, number } = await createOrder(
    {
      customerId,
      lines: priced.shops.flatMap((shop) => shop.lines),
      productsTotal: priced.productsTotal,
      freight: priced.freight,
      shopDiscount: priced.shopDiscount,
      mallDiscount: priced.mallDiscount,
      total: priced.total,
      couponIds: idsOf(choice),
      destination,
      remarks: remarksByShop(request.remarks, priced),
      shares: sharesOf(priced),
      paymentMethod: request.paymentMethod,
      shortFault: 'cartLineIds' in purchase.from ? 'cart_line_short_of_stock' : 'insufficient_stock',
    },
    context.db,
    context.clock.now(),
  );
  return { id, number, total: priced.total };
}

function remarksByShop(remarks: readonly string[], { shops }: DiscountedOrder) {
  return shops.flatMap(({ shop }, index) => {
    const text = remarks[index]?.trim();
    return text ? [{ shopId: shop.id, text }] : [];
  });
}

const sharesOf = ({ shops }: DiscountedOrder) =>
  shops.map(({ shop, freight, shopDiscount, mallDiscount }) => ({
    shopId: shop.id,
    freight: String(freight),
    shopDiscount: String(shopDiscount),
    mallDiscount: String(mallDiscount),
  }));
