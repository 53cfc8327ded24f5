import { createMall, createMallClient, isMallError } from '@mall/sdk';
import { OrderStatus } from '@mall/sdk/enums';
import type { AnyMallError } from '@mall/sdk/errors';

const mall = createMall(
  createMallClient({ baseUrl: 'https://shop.example/api/', session: { get: async () => 'token', set: async () => {} } }),
);

/** Compiles without the types of a browser and of Node, as in React Native. */
export async function use(): Promise<readonly [string, boolean]> {
  const { data, requestId } = await mall.catalog.product({ pro_id: 1001 }, { timeoutMs: 2000, maxRetries: 0 }).withResponse();
  // @ts-expect-error an amount is a string
  const wrong: number = data.pro.price;
  const { order } = await mall.orders.list();
  return [`${requestId} ${data.pro.name} ${wrong}`, order.some(({ status }) => status === OrderStatus.Paid)];
}

export function waitOf(error: unknown): AnyMallError['retryAfter'] {
  return isMallError(error) && error.name === 'RateLimitedError' ? error.retryAfter : undefined;
}
