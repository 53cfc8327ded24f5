import { operation } from '../../../dispatch/operation.ts';
import { regionTree } from '../../../shared/regions/region-tree.ts';

export const addressManagement = operation('mall.Address.addressManagement', async (_request, { language }) => regionTree(language));
