import { operation } from '../../../dispatch/operation.ts';
import { listOwn } from '../views.ts';

export const myCoupon = operation('plugin.coupon.MallCoupon.myCoupon', listOwn);
