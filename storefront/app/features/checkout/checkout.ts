import type { FormErrors } from '@mall/ui/rules';
import type { DeliveryAddress } from '#app/shared/delivery-address.ts';
import type { FlashRefusal } from '#app/shared/gateway/flash-refusal.ts';
import type { PaymentMethod } from '#app/shared/payment-methods.ts';

/** The preview of an order. Every amount is calculated by the server. */
export interface Checkout {
  readonly shops: readonly CheckoutShop[];
  readonly goods: string;
  readonly freight: string;
  /** The mall's usable coupons, the best first, and the selected one. */
  readonly coupons: CouponChoice;
  /** The available pickup stores; none when pickup is not possible. */
  readonly stores: readonly PickupStore[];
  /** The selected pickup store; undefined for delivery. */
  readonly storeId: number | undefined;
  /** The default pickup contact. */
  readonly contact: Contact;
  /** The reductions by reason; only positive amounts. */
  readonly reductions: readonly { readonly reason: 'shopCoupons' | 'mallCoupon' | 'membership'; readonly amount: string }[];
  readonly total: string;
  readonly addresses: readonly DeliveryAddress[];
  /** The selected address; undefined for a customer without one. */
  readonly addressId: number | undefined;
  /** The enabled payment methods. */
  readonly payTypes: readonly PaymentMethod[];
  readonly preferredPayType: PaymentMethod | undefined;
  /** The balance of the wallet. */
  readonly balance: string;
  readonly hasPaymentPassword: boolean;
}

/** The order's items of one shop. */
export interface CheckoutShop {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly {
    readonly skuId: number;
    readonly productId: number;
    readonly title: string;
    readonly image: string;
    readonly spec: string;
    readonly price: string;
    /** True when the price is the flash-sale price. */
    readonly isFlash: boolean;
    readonly count: number;
  }[];
  readonly freight: string;
  /** The subtotal from which this shop delivers free of charge. */
  readonly freeFrom: string | undefined;
  readonly subtotal: string;
  /** The shop's usable coupons, the best first, and the selected one. */
  readonly coupons: CouponChoice;
}

/** The coupons of a customer that an order can use. */
export interface CouponChoice {
  readonly list: readonly {
    readonly id: number;
    readonly name: string /** The amount of the reduction, if it is fixed. */;
    readonly amount: string | undefined;
  }[];
  /** 0 for none. */
  readonly chosen: number;
}

/** A pickup store. */
export interface PickupStore {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly place: string;
  readonly hours: string;
}

/** The person who picks an order up. */
export interface Contact {
  readonly contactName: string;
  readonly contactPhone: string;
}

/** The state of a checkout, and the reason when it is not possible. */
export type CheckoutState =
  | { readonly kind: 'open'; readonly checkout: Checkout }
  /** The shopper must check the cart first: a line is out of stock, off sale, or more expensive than shown. */
  | { readonly kind: 'cart'; readonly reason: 'stock' | 'price' }
  /** The products are not in the cart any more. */
  | { readonly kind: 'gone' }
  /** The product cannot be bought directly; `message` is the gateway's reason. */
  | { readonly kind: 'blocked'; readonly message: string }
  /** The flash price is not available. */
  | { readonly kind: 'flash'; readonly reason: FlashRefusal };

/** The values a shopper entered, to fill in the form of a page without JavaScript. */
export interface Entered {
  readonly remarks: readonly string[];
  readonly payType: PaymentMethod | undefined;
  readonly addressId: number | undefined;
  /** The store; undefined when the form does not offer pickup. */
  readonly receive: number | 'courier' | undefined;
  readonly coupons: string | undefined;
  readonly contact: Contact | undefined;
}

/** The result of submitting the checkout form when no order was placed. */
export interface CheckoutOutcome {
  /** The time of the result: distinguishes two equal outcomes in a row. */
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
    | 'noResponse'
    | 'refused';
  /** The invalid fields of the {@link Contact}. */
  readonly errors?: FormErrors;
  /** The gateway's message, for `refused` and `address`. */
  readonly message?: string;
  /** The idempotency key for a retry when it is unknown whether the order was placed. */
  readonly idempotencyKey?: string;
  /** The checkout, priced again with the entered values. */
  readonly checkout?: Checkout;
}

/** Names of the form's fields. */
export const checkoutFields = {
  addressId: 'addressId',
  payType: 'payType',
  receive: 'receive',
  shopCoupon: 'shopCoupon',
  mallCoupon: 'mallCoupon',
} as const;

/** The `intent`s of the checkout form. */
export const checkoutIntents = { place: 'place', update: 'update' } as const;
