import { operation } from '../../../dispatch/operation.ts';
import { forgetSearches } from '../history-service.ts';

export const delSearch = operation('mall.Index.delSearch', async ({ keyword }, context) => {
  await forgetSearches(context, keyword);
  return {};
});
