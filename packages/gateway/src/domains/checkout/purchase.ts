import type { PaymentMethod } from '../../providers/methods.ts';
import type { Cents } from '../../shared/money.ts';

/** A SKU bought directly, without the cart. */
export interface DirectPurchase {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
  /** The flash sale item whose price applies. */
  readonly flashItemId: number | undefined;
}

/** Cart lines to buy. */
export interface CartLines {
  readonly cartLineIds: readonly number[];
}

/** The lines of a purchase and its options. */
export interface Purchase {
  readonly from: DirectPurchase | CartLines;
  /** Whether member prices are requested. */
  readonly atMemberPrices: boolean;
  /** The store for pickup; undefined for delivery. */
  readonly pickupStoreId: number | undefined;
  readonly coupons: CouponRequest;
  readonly addressId: number | undefined;
}

/**
 * The coupons that a customer selected: the best ones, none, or one for each shop, in the order of the shops, and one of the mall. An id of
 * 0 means no coupon.
 */
export type CouponRequest =
  | { readonly kind: 'best' }
  | { readonly kind: 'none' }
  | { readonly kind: 'chosen'; readonly shops: readonly number[]; readonly mall: number };

/** The recipient of a pickup order. */
export interface Recipient {
  readonly name: string;
  readonly phone: string;
}

/** A request for an order. */
export interface OrderRequest {
  readonly purchase: Purchase;
  readonly recipient: Recipient;
  /** The total shown to the customer; undefined when none was sent. */
  readonly seenTotal: Cents | undefined;
  /** A remark for each shop, in the order of the shops. */
  readonly remarks: readonly string[];
  readonly paymentMethod: PaymentMethod;
}
