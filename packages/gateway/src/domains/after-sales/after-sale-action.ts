import type { NewAfterSale } from './repository.ts';
import type { Actor } from './schema.ts';
import type { AfterSaleEvent } from './state-machine.ts';

/** An event of an after-sale, and who caused it. */
export interface AfterSaleAction {
  readonly event: AfterSaleEvent;
  readonly actor: Actor;
  /** The columns that change with the event: a parcel, a refusal. */
  readonly change?: Partial<NewAfterSale>;
}
