import { operation } from '../../../dispatch/operation.ts';
import { listForProduct } from '../views.ts';

export const proCoupon = operation('plugin.coupon.MallCoupon.proCoupon', listForProduct);
