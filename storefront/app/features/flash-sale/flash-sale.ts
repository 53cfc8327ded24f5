import type { FlashSaleState, Slot } from '@mall/ui';

/** A slot of the flash sale. Moments are ISO. */
export interface FlashSlot {
  readonly id: number;
  /** "14:00" */
  readonly title: string;
  readonly state: Slot['state'];
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A product of a slot. */
export interface FlashItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly shopName: string;
  /** The SKU on offer, `150 ml`; empty for the only one. */
  readonly variant: string;
  readonly price: string;
  readonly ordinaryPrice: string;
  readonly left: number;
  readonly total: number;
  readonly state: FlashSaleState;
}

/** The slots, and a page of one slot's products. */
export interface FlashSale {
  readonly slots: readonly FlashSlot[];
  /** The displayed slot; undefined when there is none. */
  readonly slot: FlashSlot | undefined;
  readonly items: readonly FlashItem[];
  readonly pages: number;
  /** The time base of countdowns. */
  readonly serverTime: string;
}
