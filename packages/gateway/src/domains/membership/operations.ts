import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { walletOf } from '../../ledger/ledger.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { formatMoney, parseMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { displayName } from '../account/display-name.ts';
import { customerById, hasPaymentPassword } from '../account/find-customer.ts';
import { listMemberProducts } from '../catalog/list-products.ts';
import { wireMemberPrice, wireSmallCard } from '../catalog/presenter.ts';
import { dismissRenewalReminder } from './membership-state.ts';
import { orderMembership, priceMembership } from './order-membership.ts';
import { wireBenefits, wireOffer, wirePurchase } from './presenter.ts';
import { showMembership } from './show-membership.ts';

export const closeFrame = operation('plugin.member.MallMember.closeFrame', async (_request, context) => {
  await dismissRenewalReminder(context.db, customerOf(context).customerId);
  return {};
});

export const memberCenter = operation('plugin.member.MallMember.memberCenter', async ({ page = 1 }, context) => {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const customer = await customerById(db, customerId);
  const { endsAt, hasJoined, purchases, total } = await showMembership(db, customerId, page);
  return {
    userInfo: { headimgurl: customer.avatar, user_name: displayName(customer), grade_end: wireDateTime(endsAt) },
    memberEquity: wireBenefits(hasJoined, language),
    buyRecord: purchases.map((order) => wirePurchase(order, language)),
    total,
  };
});

const defaultPageSize = 8;

export const memberProducts = operation(
  'plugin.member.MallMember.memberProList',
  async ({ page = 1, pageSize = defaultPageSize }, context) => {
    const { total, cards } = await listMemberProducts(context, { page, pageSize });
    return { total, list: cards.map((card) => ({ ...wireSmallCard(card), vipPrice: wireMemberPrice(card) })) };
  },
);

export const memberPayment = operation('plugin.member.MallMember.payment', async (request, context) => {
  const { memberType, couponId, amount, payType } = request;
  const wanted = { plan: memberType, couponId, seenAmount: parseMoney(amount), paymentMethod: payType };
  const order = await orderMembership(wanted, context);
  return {
    sNo: order.number,
    amount: formatMoney(order.amount),
    memberTypeDesc: textsIn(context.language).membership.plans[order.plan.key].name,
    endTime: wireDateTime(order.endsAt),
  };
});

export const memberSettlement = operation('plugin.member.MallMember.settlement', async ({ amount, couponId }, context) => {
  const { db, language } = context;
  const { customerId } = customerOf(context);
  const offer = await priceMembership(amount === undefined ? undefined : parseMoney(amount), couponId, context);
  return {
    ...wireOffer(offer, language),
    user_money: formatMoney((await walletOf(db, customerId)).balance),
    passwordStatus: wireFlag(await hasPaymentPassword(db, customerId)),
  };
});
