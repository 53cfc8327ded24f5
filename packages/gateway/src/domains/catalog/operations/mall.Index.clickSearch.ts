import { operation } from '../../../dispatch/operation.ts';
import { listSearches } from '../history-service.ts';

export const clickSearch = operation('mall.Index.clickSearch', async (_request, context) => ({ list: await listSearches(context) }));
