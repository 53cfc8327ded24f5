import { operation } from '../../../dispatch/operation.ts';
import { showMembership } from '../service.ts';

export const memberCenter = operation('plugin.member.MallMember.memberCenter', ({ page = 1 }, context) => showMembership(page, context));
