import { createMall, createMallClient, type NativeFile, upload } from '@mall/sdk';
import { OrderStatus } from '@mall/sdk/enums';
import { describeError, isMallError } from '@mall/sdk/errors';
import { catalogProduct } from '@mall/sdk/operations/catalog';
import { uploadsAdd } from '@mall/sdk/operations/uploads';
import { exampleOf } from '@mall/sdk/testing';
import { deleteItemAsync, getItemAsync, setItemAsync } from 'expo-secure-store';

const key = 'mall.session';

export const client = createMallClient({
  baseUrl: 'https://shop.example/api/',
  language: () => 'ko',
  session: {
    get: () => getItemAsync(key),
    set: (token) => (token === null ? deleteItemAsync(key) : setItemAsync(key, token)),
  },
});
export const mall = createMall(client);

/** Uploads an image as returned by the pickers of React Native. */
export async function uploadPicture(picture: NativeFile): Promise<string> {
  const { url } = await upload(client, uploadsAdd, { file: picture });
  return url;
}

/** Compiles without the types of a browser and of Node. */
export async function use(signal: AbortSignal): Promise<readonly [string, boolean]> {
  const { data, response, requestId } = await mall.catalog.product({ pro_id: 1001 }, { timeoutMs: 2000, signal }).withResponse();
  // @ts-expect-error an amount is a string
  const wrong: number = data.pro.price;
  // @ts-expect-error a file needs a URI
  void uploadPicture({ name: 'face.png' });
  const { order } = await mall.orders.list();
  const name: string = exampleOf(catalogProduct).pro.name;
  return [`${requestId} ${response.status} ${name} ${wrong}`, order.some(({ status }) => status === OrderStatus.Paid)];
}

export function textOf(error: unknown): string {
  if (isMallError(error) && error.name === 'RateLimitedError') return `Wait until ${error.retryAt?.toISOString()}`;
  return describeError(error).messageKey;
}
