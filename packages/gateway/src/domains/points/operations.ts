import { operation } from '../../dispatch/operation.ts';
import { listPoints, removeExpired } from './service.ts';

export const deleteSign = operation('plugin.integral.MallIntegral.deleteSign', async ({ ids }, context) => {
  await removeExpired(ids, context);
  return {};
});

export const integral = operation('plugin.integral.MallIntegral.integral', listPoints);
