import type { Sku, SkuOption } from '@mall/ui';
import type { Label } from './labels.ts';

/** A product as its page shows it. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly subtitle: string;
  /** One amount, or lowest and highest: "128.00-218.00". */
  readonly price: string;
  /** The lowest price for members; undefined where they pay what everybody pays. */
  readonly memberPrice: string | undefined;
  /** The first stands for the product. */
  readonly pictures: readonly string[];
  /** A film of it, where there is one. */
  readonly film: string | undefined;
  readonly brand: string;
  readonly productClass: { readonly id: number; readonly name: string };
  readonly labels: readonly Label[];
  readonly sold: number;
  readonly reviewCount: number;
  /** The shopper's favourite that it is, where it is collected. */
  readonly favorite: number | undefined;
  readonly options: readonly SkuOption[];
  readonly skus: readonly ProductSku[];
  /** What it costs in the flash sale, for a shopper who comes from there. */
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
  readonly related: readonly { readonly id: number; readonly name: string; readonly picture: string; readonly price: string }[];
}

/** A SKU of the product at its price in the flash sale. Moments are ISO. */
export interface FlashOffer {
  readonly id: number;
  readonly skuId: number;
  readonly price: string;
  /** Pieces left, of those set aside. */
  readonly left: number;
  readonly total: number;
  /** Pieces that the shopper may buy, and those still to be had of them. */
  readonly limit: number;
  readonly mine: number;
  /** `had`: the shopper has bought as many as one may. */
  readonly state: 'waiting' | 'running' | 'ended' | 'gone' | 'had';
  /** When the slot begins, while it waits, or ends. */
  readonly until: string;
  readonly serverTime: string;
}

/** A SKU, with the id that the cart takes and what members pay for it. */
export type ProductSku = Sku & { readonly skuId: number; readonly memberPrice: string | undefined };
