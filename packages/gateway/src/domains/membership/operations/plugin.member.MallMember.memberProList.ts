import { operation } from '../../../dispatch/operation.ts';
import { listMemberProducts } from '../../catalog/list-service.ts';

const defaultPageSize = 8;

export const memberProducts = operation('plugin.member.MallMember.memberProList', ({ page = 1, pageSize = defaultPageSize }, context) =>
  listMemberProducts({ page, pageSize }, context),
);
