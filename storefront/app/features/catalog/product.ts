import type { Sku, SkuOption } from '@mall/ui';
import type { Label } from './labels.ts';

/** A product as its page shows it. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly subtitle: string;
  /** One amount, or lowest and highest: "128.00-218.00". */
  readonly price: string;
  /** The lowest member price; undefined when members pay the ordinary price. */
  readonly memberPrice: string | undefined;
  /** The first is the main image. */
  readonly images: readonly string[];
  /** The address of a video, if there is one. */
  readonly film: string | undefined;
  readonly brand: string;
  readonly productClass: { readonly id: number; readonly name: string };
  readonly labels: readonly Label[];
  readonly sold: number;
  readonly reviewCount: number;
  /** The id of the shopper's favorite, when the product is one. */
  readonly favorite: number | undefined;
  readonly options: readonly SkuOption[];
  readonly skus: readonly ProductSku[];
  /** The flash-sale offer, for a shopper who comes from the sale. */
  readonly offer: FlashOffer | undefined;
  readonly state: 'available' | 'offShelf' | 'soldOut' | 'shopClosed';
  readonly tabs: readonly { readonly name: string; readonly html: string }[];
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly logo: string;
    readonly onSale: number;
    readonly sold: number;
    readonly followers: number;
  };
  readonly related: readonly { readonly id: number; readonly name: string; readonly image: string; readonly price: string }[];
}

/** A SKU of the product at its price in the flash sale. Moments are ISO. */
export interface FlashOffer {
  readonly id: number;
  readonly skuId: number;
  readonly price: string;
  /** Pieces left of the sale's stock. */
  readonly left: number;
  readonly total: number;
  /** The purchase limit per shopper, and the pieces left of it. */
  readonly limit: number;
  readonly mine: number;
  /** `had`: the shopper has reached the limit. */
  readonly state: 'waiting' | 'running' | 'ended' | 'gone' | 'had';
  /** The time when the slot begins, while it waits, or ends. */
  readonly until: string;
  readonly serverTime: string;
}

/** A SKU, with its cart id and its member price. */
export type ProductSku = Sku & { readonly skuId: number; readonly memberPrice: string | undefined };
