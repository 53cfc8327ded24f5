import { checkoutFields } from './checkout.ts';
import { isCouponList } from './checkout-query.ts';

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Returns the form's coupons in the wire's format: each shop's, the mall's, and whether that one is used. */
export function couponsOf(form: FormData): string | undefined {
  const mall = textOf(form.get(checkoutFields.mallCoupon));
  const coupons = [...form.getAll(checkoutFields.shopCoupon).map(textOf), mall, Number(mall) > 0 ? 'coupon' : 'no_discount'].join();
  return isCouponList(coupons) ? coupons : undefined;
}
