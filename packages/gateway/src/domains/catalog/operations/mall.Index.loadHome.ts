import { operation } from '../../../dispatch/operation.ts';
import { labelledCards } from '../list-service.ts';

export const loadHome = operation('mall.Index.loadHome', ({ s_type, page = 1, pageSize = 8 }, context) =>
  labelledCards(context, s_type, { page, pageSize }),
);
