import type { FormErrors } from '@mall/ui/rules';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import type { FlashRefusal } from '#app/shared/gateway/flash-refusal.ts';

/** The ways to pay by their names on the wire. */
export const payTypes = ['wallet_pay', 'pc_alipay', 'pc_wechat'] as const;
export type PayType = (typeof payTypes)[number];

/** An order as it would be placed now. Every amount is the server's. */
export interface Checkout {
  readonly shops: readonly CheckoutShop[];
  readonly goods: string;
  readonly freight: string;
  /** The mall's coupons that can be used, the best first, and the one reckoned with. */
  readonly coupons: CouponChoice;
  /** Where the order can be picked up; none where it cannot. */
  readonly stores: readonly PickupStore[];
  /** The store reckoned with; undefined for an order to deliver. */
  readonly storeId: number | undefined;
  /** Who comes for it, unless the shopper says so. */
  readonly contact: Contact;
  /** What is taken off, by its reason; only what is more than nothing. */
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon' | 'membership'; readonly amount: string }[];
  readonly total: string;
  readonly addresses: readonly DeliveryAddress[];
  /** The address reckoned with; undefined for a customer without one. */
  readonly addressId: number | undefined;
  /** The ways to pay that are on. */
  readonly payTypes: readonly PayType[];
  readonly preferredPayType: PayType | undefined;
  /** What is in the wallet. */
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
}

/** What is bought from one shop. */
export interface CheckoutShop {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly {
    readonly skuId: number;
    readonly productId: number;
    readonly title: string;
    readonly picture: string;
    readonly spec: string;
    readonly price: string;
    /** The price is that of the flash sale. */
    readonly isFlash: boolean;
    readonly count: number;
  }[];
  readonly freight: string;
  /** The amount of goods from which this shop delivers free of charge. */
  readonly freeFrom: string | undefined;
  readonly subtotal: string;
  /** The shop's coupons that can be used, the best first, and the one reckoned with. */
  readonly coupons: CouponChoice;
}

/** Coupons of a customer that an order can use. */
export interface CouponChoice {
  readonly list: readonly {
    readonly id: number;
    readonly name: string /** What it takes off, where that is an amount. */;
    readonly amount: string | undefined;
  }[];
  /** 0 for none. */
  readonly chosen: number;
}

/** A store where orders are picked up. */
export interface PickupStore {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly place: string;
  readonly hours: string;
}

/** Who picks an order up. */
export interface Contact {
  readonly fullName: string;
  readonly fullPhone: string;
}

/** Why there is nothing to check out. */
export type CheckoutState =
  | { readonly kind: 'open'; readonly checkout: Checkout }
  /** The cart must be looked at first: a line is short of stock or off sale, or costs more than the shopper saw. */
  | { readonly kind: 'cart'; readonly reason: 'stock' | 'price' }
  /** The goods are not in the cart any more. */
  | { readonly kind: 'gone' }
  /** The product cannot be bought at once; the gateway says why. */
  | { readonly kind: 'blocked'; readonly message: string }
  /** The flash price cannot be had. */
  | { readonly kind: 'flash'; readonly reason: FlashRefusal };

/** What a shopper entered, for the page of an answer without script. */
export interface Entered {
  readonly remarks: readonly string[];
  readonly payType: PayType | undefined;
  readonly addressId: number | undefined;
  /** The store; undefined where the form does not ask. */
  readonly receive: number | 'courier' | undefined;
  readonly coupons: string | undefined;
  readonly contact: Contact | undefined;
}

/** What sending the checkout form came to, when no order was placed. */
export interface CheckoutOutcome {
  /** When: two equal outcomes in a row are still two. */
  readonly at: number;
  readonly entered: Entered;
  readonly reason:
    | 'repriced'
    | 'address'
    | 'addressEntry'
    | 'contact'
    | 'coupons'
    | 'dearer'
    | 'payType'
    | 'remarks'
    | 'notAnswered'
    | 'refused';
  /** The fields of the {@link Contact} that are wrong. */
  readonly errors?: FormErrors;
  /** Words of the gateway, for `refused` and `address`. */
  readonly message?: string;
  /** The key to send again with, when nobody knows whether the order was placed. */
  readonly idempotencyKey?: string;
  /** Priced anew for what was entered. */
  readonly checkout?: Checkout;
}

/** Names of the form's fields. */
export const checkoutFields = { receive: 'receive', shopCoupon: 'shop_coupon', mallCoupon: 'mall_coupon' } as const;

/** The `intent`s of the checkout form. */
export const checkoutIntents = { place: 'place', update: 'update' } as const;
