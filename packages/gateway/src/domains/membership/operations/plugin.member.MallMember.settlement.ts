import { operation } from '../../../dispatch/operation.ts';
import { priceMembership } from '../service.ts';

export const memberSettlement = operation('plugin.member.MallMember.settlement', priceMembership);
