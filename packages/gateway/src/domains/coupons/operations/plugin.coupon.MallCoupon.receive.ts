import { operation } from '../../../dispatch/operation.ts';
import { receiveCoupon } from '../service.ts';

export const receive = operation('plugin.coupon.MallCoupon.receive', receiveCoupon);
