import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { FlashSale } from '../flash-sale.ts';
import { loadFlashSale } from './load-flash-sale.server.ts';

/** Loads the current sale; undefined when there is none, or the call fails. The client has logged the error. */
export async function loadTeaser(mall: Gateway): Promise<FlashSale | undefined> {
  const sale = await loadFlashSale(mall, undefined, 1).catch(() => undefined);
  return sale?.slot && sale.items.length > 0 ? sale : undefined;
}
