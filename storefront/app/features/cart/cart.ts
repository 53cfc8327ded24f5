/** The cart as its page shows it. */
export interface Cart {
  readonly isSignedIn: boolean;
  readonly shops: readonly CartShop[];
  /** Items that can no longer be bought. */
  readonly gone: readonly UnavailableItem[];
  /** The number of pieces of the selected items. */
  readonly selectedPieces: number;
  /** The total of the selected items, without delivery, as calculated by the server. */
  readonly selectedTotal: string;
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
  readonly image: string;
  /** This shopper's unit price. */
  readonly price: string;
  /** The ordinary price, when a member pays less. */
  readonly was: string | undefined;
  /** The member price, for customers who are not members. */
  readonly memberPrice: string | undefined;
  /** The price of all pieces. */
  readonly amount: string;
  readonly count: number;
  readonly stock: number;
  readonly selected: boolean;
  /** The label of the SKU; empty for a product's only one. */
  readonly spec: string;
  readonly skuId: number;
  /** True when the product has other SKUs too. */
  readonly hasChoice: boolean;
}

/** A SKU to change to. */
export interface CartSku {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly stock: number;
}

/** The SKUs that an item can be changed to, including the current one. */
export interface SkuChoice {
  readonly itemId: number;
  readonly skus: readonly CartSku[];
}

/** An item that can no longer be bought, and the reason. */
export interface UnavailableItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly price: string;
  readonly count: number;
  readonly reason: 'expired' | 'offShelf' | 'soldOut';
}

/** The data needed to restore a removed item. */
export interface RemovedItem {
  readonly productId: number;
  readonly skuId: number;
  readonly count: number;
}

/** The result of submitting the cart's form. */
export type CartOutcome = {
  /** The time of the result: distinguishes two equal outcomes in a row. */
  readonly at: number;
} & (
  | { readonly kind: 'updated' | 'lowered' | 'skuChanged' | 'cleared' | 'restored' | 'nothingSelected' | 'shortOfStock' }
  | { readonly kind: 'savedForLater'; readonly count: number }
  /** Includes the data needed for undo. */
  | { readonly kind: 'removed'; readonly count: number; readonly items: readonly RemovedItem[] }
  /** The gateway's message; undefined when it did not respond. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
);
