import { operation } from '../../dispatch/operation.ts';
import { receiveCoupon } from './service.ts';
import { listCentre, listForProduct, listOfShop, listOwn } from './views.ts';

export const couponCentre = operation('plugin.coupon.MallCoupon.index', listCentre);

export const mchCoupon = operation('plugin.coupon.MallCoupon.mchCoupon', listOfShop);

export const myCoupon = operation('plugin.coupon.MallCoupon.myCoupon', listOwn);

export const proCoupon = operation('plugin.coupon.MallCoupon.proCoupon', listForProduct);

export const receive = operation('plugin.coupon.MallCoupon.receive', receiveCoupon);
