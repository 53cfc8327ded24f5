import { operation } from '../../../dispatch/operation.ts';
import { orderMembership } from '../service.ts';

export const memberPayment = operation('plugin.member.MallMember.payment', orderMembership);
