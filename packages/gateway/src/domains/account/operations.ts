import { type Context, customerOf } from '../../dispatch/context.ts';
import { parameterRefused } from '../../dispatch/fault.ts';
import { operation } from '../../dispatch/operation.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { countOpenAfterSales } from '../after-sales/find-after-sales.ts';
import { lineFlagsOf } from '../after-sales/line-flags.ts';
import { countUsableCoupons } from '../coupons/use-coupons.ts';
import { countOrdersByState, listRecentOrders } from '../orders/list-orders.ts';
import { pointsOf } from '../points/list-points.ts';
import { markUploadsReferenced, releaseUploads } from '../uploads/mark-uploads.ts';
import { uploadPath } from '../uploads/upload-url.ts';
import { changePassword } from './change-password.ts';
import { changePaymentPassword } from './change-payment-password.ts';
import { changePhone } from './change-phone.ts';
import { changeProfile } from './change-profile.ts';
import { customerById } from './find-customer.ts';
import * as presenter from './presenter.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { verifyCurrentPhone } from './verify-current-phone.ts';

const signedInCustomer = (context: Context) => customerById(context.db, customerOf(context).customerId);

export const accountSecurity = operation('mall.User.accountSecurity', async (_request, context) =>
  presenter.wireSecurity(await signedInCustomer(context)),
);

export const authentication = operation('mall.User.authentication', async ({ pCode }, context) => ({
  token: await verifyCurrentPhone(pCode, context),
}));

export const userIndex = operation('mall.User.index', async (_request, context) => {
  const { db, clock } = context;
  const customer = await signedInCustomer(context);
  const { balance } = await walletOf(db, customer.id);
  const orders = await listRecentOrders(db, customer.id);
  const now = clock.now();
  const orderIds = orders.map(({ order }) => order.id);
  const flags = await lineFlagsOf(db, orderIds, now);
  const figures = {
    balance,
    points: await pointsOf(db, customer.id),
    usableCoupons: await countUsableCoupons(db, customer.id, now),
  };
  return {
    user: presenter.wireOverviewCustomer(customer, figures),
    ...presenter.wireOrderCounts(await countOrdersByState(db, customer.id)),
    th: await countOpenAfterSales(db, customer.id),
    order_list: orders.map((order) => presenter.wireRecentOrder(order, flags, now)),
  };
});

/** Customers without a name are asked to set one on the profile page. */
export const isDefaultValue = operation('mall.User.isDefaultValue', async (_request, context) => ({
  haveAllUserInfo: wireFlag(context.session.kind === 'customer' && (await signedInCustomer(context)).name === ''),
}));

export const modifyPaymentPassword = operation('mall.User.modifyPaymentPassword', async (request, context) => {
  await changePaymentPassword(presenter.readPaymentPassword(request), context);
  return {};
});

export const personalResources = operation('mall.User.personalResources', async (_request, context) =>
  presenter.wireProfile(await signedInCustomer(context)),
);

export const setPaymentPasswordHandler = operation('mall.User.setPaymentPassword', async (request, context) => {
  await setPaymentPassword(presenter.readPaymentPassword(request), context);
  return {};
});

export const setPersonalResources = operation('mall.User.setPersonalResources', (request, context) =>
  context.db.transaction(async (tx) => {
    const avatar = request.headimgurl === undefined ? undefined : uploadPath(request.headimgurl);
    const change = { ...presenter.readProfileChange(request), ...(avatar !== undefined && { avatar }) };
    const before = await changeProfile(change, tx, context);
    if (avatar === undefined || avatar === before.avatar) return {};
    const now = context.clock.now();
    if (before.avatar !== '') await releaseUploads(tx, before.id, [before.avatar], now);
    if (!(await markUploadsReferenced(tx, before.id, [avatar], now))) throw parameterRefused('headimgurl', 'exists');
    return {};
  }),
);

export const updatePhone = operation('mall.User.updatePhone', async (request, context) => {
  await changePhone(presenter.readPhoneChange(request), context);
  return {};
});

export const updatePassword = operation('mall.User.updatepassword', async (request, context) => {
  await changePassword(presenter.readPasswordChange(request), context);
  return {};
});
