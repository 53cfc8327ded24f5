import { operation } from '../../../dispatch/operation.ts';
import { forgetSearches } from '../history-service.ts';

export const oneClickClear = operation('mall.Index.oneClickClear', async (_request, context) => {
  await forgetSearches(context);
  return {};
});
