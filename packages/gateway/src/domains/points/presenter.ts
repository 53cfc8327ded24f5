import type { DataOf } from '@mall/contract';
import { wireDateTime } from '../../shared/clock.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { PointsRow } from './repository.ts';

/** Returns a record of points: the wire has the sign as a flag. */
export function wirePointsRecord(record: PointsRow): DataOf<'plugin.integral.MallIntegral.integral'>['list'][number] {
  return {
    id: record.id,
    type: record.type,
    sign_score: Math.abs(record.points),
    status: wireFlag(record.points > 0),
    sign_time: wireDateTime(record.at),
  };
}
