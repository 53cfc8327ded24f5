import { operation } from '../../../dispatch/operation.ts';
import { regions } from '../../../shared/regions.ts';

export const addressManagement = operation('mall.Address.addressManagement', async () => [...regions]);
