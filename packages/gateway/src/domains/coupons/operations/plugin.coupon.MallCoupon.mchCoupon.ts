import { operation } from '../../../dispatch/operation.ts';
import { listOfShop } from '../views.ts';

export const mchCoupon = operation('plugin.coupon.MallCoupon.mchCoupon', listOfShop);
