import { operation } from '../../../dispatch/operation.ts';
import { listCentre } from '../views.ts';

export const couponCentre = operation('plugin.coupon.MallCoupon.index', listCentre);
