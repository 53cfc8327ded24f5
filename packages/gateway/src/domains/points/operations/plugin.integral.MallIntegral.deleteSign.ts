import { operation } from '../../../dispatch/operation.ts';
import { removeExpired } from '../service.ts';

export const deleteSign = operation('plugin.integral.MallIntegral.deleteSign', async ({ ids }, context) => {
  await removeExpired(ids, context);
  return {};
});
