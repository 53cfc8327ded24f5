import { operation } from '../../../dispatch/operation.ts';
import { listPoints } from '../service.ts';

export const integral = operation('plugin.integral.MallIntegral.integral', listPoints);
