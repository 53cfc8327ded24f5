import { customerOf } from '../../dispatch/context.ts';
import { operation } from '../../dispatch/operation.ts';
import { listPoints, pointsOf, removeExpiredRecords } from './list-points.ts';
import { wirePointsRecord } from './presenter.ts';

export const deleteSign = operation('plugin.integral.MallIntegral.deleteSign', async ({ ids }, context) => {
  await removeExpiredRecords(context.db, customerOf(context).customerId, ids);
  return {};
});

const sides = { 1: 'gained', 2: 'used', 3: 'expired' } as const;

export const integral = operation('plugin.integral.MallIntegral.integral', async ({ type, page = 1 }, context) => {
  const { customerId } = customerOf(context);
  const { total, records } = await listPoints(context.db, customerId, sides[type], page);
  return { score: await pointsOf(context.db, customerId), lock_score: 0, total, list: records.map(wirePointsRecord) };
});
