import { customerOf } from '../../../dispatch/context.ts';
import { operation } from '../../../dispatch/operation.ts';
import { listAddresses } from '../service.ts';

export const addressIndex = operation('mall.Address.index', async (_request, context) => ({
  adds: await listAddresses(context.db, customerOf(context).customerId, context.language),
}));
