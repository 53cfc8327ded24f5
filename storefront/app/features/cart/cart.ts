/** The cart as its page shows it. */
export interface Cart {
  readonly isSignedIn: boolean;
  readonly shops: readonly CartShop[];
  /** What can no longer be bought. */
  readonly gone: readonly UnavailableItem[];
  /** Pieces over the ticked items. */
  readonly tickedPieces: number;
  /** What the ticked items cost together, without delivery: the server's sum. */
  readonly tickedTotal: string;
}

/** The items of one shop. */
export interface CartShop {
  readonly id: number;
  readonly name: string;
  readonly items: readonly CartItem[];
}

/** A SKU in the cart. */
export interface CartItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  /** What this shopper pays for one. */
  readonly price: string;
  /** What everybody else pays, where a member pays less. */
  readonly was: string | undefined;
  /** What one would cost a member, told to who is none. */
  readonly memberPrice: string | undefined;
  /** Price of all its pieces. */
  readonly amount: string;
  readonly count: number;
  readonly stock: number;
  readonly ticked: boolean;
  /** The SKU in words; empty for a product's only one. */
  readonly spec: string;
  readonly skuId: number;
  /** The product has other SKUs, too. */
  readonly hasChoice: boolean;
}

/** A SKU to change to. */
export interface CartSku {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly stock: number;
}

/** What an item can be changed to, itself included. */
export interface SkuChoice {
  readonly itemId: number;
  readonly skus: readonly CartSku[];
}

/** An item that can no longer be bought, and why. */
export interface UnavailableItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
  readonly count: number;
  readonly reason: 'expired' | 'offShelf' | 'soldOut';
}

/** An item that was removed, as far as it can be put back. */
export interface RemovedItem {
  readonly productId: number;
  readonly skuId: number;
  readonly count: number;
}

/** What sending the cart's form came to. */
export type CartOutcome = {
  /** When: two equal outcomes in a row are still two. */
  readonly at: number;
} & (
  | { readonly kind: 'updated' | 'lowered' | 'skuChanged' | 'cleared' | 'restored' | 'nothingTicked' | 'shortOfStock' }
  | { readonly kind: 'collected'; readonly count: number }
  /** With what it takes to have them back. */
  | { readonly kind: 'removed'; readonly count: number; readonly items: readonly RemovedItem[] }
  /** Words of the gateway; undefined when nobody answered. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
