import { customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { formatMoney } from '../../shared/money.ts';
import { countOpenAfterSales } from '../after-sales/find-after-sales.ts';
import { lineFlagsOf } from '../after-sales/line-flags.ts';
import { countUsableCoupons } from '../coupons/use-coupons.ts';
import { countOrdersByState, listRecentOrders } from '../orders/list-orders.ts';
import { pointsOf } from '../points/list-points.ts';
import { uploadPath } from '../uploads/address.ts';
import { markUploadsReferenced, releaseUploads } from '../uploads/service.ts';
import { wireOrderCounts, wireRecentOrder } from './presenter.ts';
import { changeProfile, showProfile } from './profile-service.ts';
import { changePassword, changePaymentPassword, changePhone, choosePaymentPassword, provePhone, showSecurity } from './security-service.ts';
import { customerById, displayName, profileState } from './service.ts';

export const accountSecurity = operation('mall.User.accountSecurity', (_request, context) => showSecurity(context));

export const authentication = operation('mall.User.authentication', provePhone);

export const userIndex = operation('mall.User.index', async (_request, context) => {
  const { customerId } = customerOf(context);
  const customer = await customerById(context.db, customerId);
  const wallet = await walletOf(context.db, customerId);
  const orders = await listRecentOrders(context.db, customerId);
  const now = context.clock.now();
  const flags = await lineFlagsOf(
    context.db,
    orders.map(({ order }) => order.id),
    now,
  );
  return {
    user: {
      headimgurl: customer.avatar,
      user_name: displayName(customer),
      money: formatMoney(wallet.balance),
      score: await pointsOf(context.db, customerId),
      coupon_num: await countUsableCoupons(context.db, customerId, context.clock.now()),
    },
    ...wireOrderCounts(await countOrdersByState(context.db, customerId)),
    th: await countOpenAfterSales(context.db, customerId),
    order_list: orders.map((order) => wireRecentOrder(order, flags, now)),
  };
});

export const isDefaultValue = operation('mall.User.isDefaultValue', (_request, context) => profileState(context));

export const modifyPaymentPassword = operation('mall.User.modifyPaymentPassword', async (request, context) => {
  await changePaymentPassword(request, context);
  return {};
});

export const personalResources = operation('mall.User.personalResources', (_request, context) => showProfile(context));

export const setPaymentPassword = operation('mall.User.setPaymentPassword', async (request, context) => {
  await choosePaymentPassword(request, context);
  return {};
});

export const setPersonalResources = operation('mall.User.setPersonalResources', (request, context) =>
  context.db.transaction(async (tx) => {
    const picture = request.headimgurl === undefined ? undefined : uploadPath(request.headimgurl);
    const before = await changeProfile({ ...request, ...(picture !== undefined && { headimgurl: picture }) }, tx, context);
    if (picture === undefined || picture === before.avatar) return {};
    const now = context.clock.now();
    if (before.avatar !== '') await releaseUploads(tx, before.id, [before.avatar], now);
    if (!(await markUploadsReferenced(tx, before.id, [picture], now)))
      throw new Fault('parameter_refused', { errors: [{ field: 'headimgurl', rule: 'known' }] });
    return {};
  }),
);

export const updatePhone = operation('mall.User.updatePhone', async (request, context) => {
  await changePhone(request, context);
  return {};
});

export const updatePassword = operation('mall.User.updatepassword', async (request, context) => {
  await changePassword(request, context);
  return {};
});
