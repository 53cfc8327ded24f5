import { operation } from '../../dispatch/operation.ts';
import { listMemberProducts } from '../catalog/list-products.ts';
import { wireMemberPrice, wireSmallCard } from '../catalog/presenter.ts';
import { muteRenewalReminder, orderMembership, priceMembership, showMembership } from './service.ts';

export const closeFrame = operation('plugin.member.MallMember.closeFrame', async (_request, context) => {
  await muteRenewalReminder(context);
  return {};
});

export const memberCenter = operation('plugin.member.MallMember.memberCenter', ({ page = 1 }, context) => showMembership(page, context));

const defaultPageSize = 8;

export const memberProducts = operation(
  'plugin.member.MallMember.memberProList',
  async ({ page = 1, pageSize = defaultPageSize }, context) => {
    const { total, cards } = await listMemberProducts(context, { page, pageSize });
    return { total, list: cards.map((card) => ({ ...wireSmallCard(card), vipPrice: wireMemberPrice(card) })) };
  },
);

export const memberPayment = operation('plugin.member.MallMember.payment', orderMembership);

export const memberSettlement = operation('plugin.member.MallMember.settlement', priceMembership);
