import { readId } from '#app/shared/query-id.ts';

/** One SKU to buy directly; with its flash item when it is bought at the flash price. */
export interface CheckoutProduct {
  readonly pid: number;
  readonly cid: number;
  readonly num: number;
  readonly sec_id?: number;
}

/** The query name that lists a guest's cart lines by SKU, for use after sign-in. */
export const skusQuery = 'sku';

/** Reads the SKUs of the address; undefined when it names none. */
export function readSkus(search: URLSearchParams): readonly number[] | undefined {
  const csv = search.get(skusQuery);
  return csv === null ? undefined : csv.split(',', maxLines).flatMap((id) => readId(id) ?? []);
}

/** The items to buy: lines of the cart, or one SKU directly. */
export type CheckoutItems = { readonly cartIds: readonly number[] } | { readonly product: CheckoutProduct };

/** The query of the checkout's address. */
export interface CheckoutQuery {
  readonly wanted: CheckoutItems;
  /** Whether to buy at the member price. */
  readonly vipSource: 0 | 1 | undefined;
  /** The delivery address; the default one when undefined. */
  readonly addressId: number | undefined;
  /** The pickup store; undefined for delivery. */
  readonly storeId: number | undefined;
  /**
   * The coupons to use, in the wire's format: one id per shop, the mall's id, and whether that one is used. The best ones when undefined.
   */
  readonly coupons: string | undefined;
}

const maxLines = 200;
const maxPieces = 9_999;

/** Reads the checkout's address strictly: undefined when any part is not in the format of the shop's own links. */
export function readCheckoutQuery(search: URLSearchParams): CheckoutQuery | undefined {
  const wanted = readItems(search.getAll('cart_id'), search.getAll('product'));
  const vipSource = readVipSource(search.get('vipSource'));
  const addressId = readNamed(search.get('address_id'));
  const storeId = readNamed(search.get('shop_address_id'));
  const coupons = search.get('coupon_id') ?? undefined;
  const isSound = addressId !== 'wrong' && storeId !== 'wrong' && vipSource !== 'wrong' && (coupons === undefined || isCouponList(coupons));
  return wanted && isSound ? { wanted, vipSource, addressId, storeId, coupons } : undefined;
}

/** Reads an optional id; 'wrong' when it is present but invalid. */
function readNamed(value: string | null): number | undefined | 'wrong' {
  return value === null ? undefined : (readId(value) ?? 'wrong');
}

/** Returns true when a text lists coupons in the wire's format: "0,353,351,coupon". */
export const isCouponList = (text: string): boolean => /^(?:\d{1,10},){2,40}(?:coupon|no_discount)$/.test(text);

/** Reads the items: exactly one of the two parameters, once. */
function readItems(carts: readonly string[], products: readonly string[]): CheckoutItems | undefined {
  if (carts.length + products.length !== 1) return undefined;
  const [cart] = carts;
  const [product] = products;
  return cart === undefined ? readProduct(product ?? '') : readCart(cart);
}

function readCart(csv: string): CheckoutItems | undefined {
  const ids = csv.split(',').map(readId);
  const cartIds = ids.filter((id) => id !== undefined);
  const whole = cartIds.length === ids.length && cartIds.length <= maxLines && new Set(cartIds).size === cartIds.length;
  return whole ? { cartIds } : undefined;
}

/** Reads base64 of `[{"pid":1},{"cid":2},{"num":3}]`, with `{"sec_id":4}` after them for a flash item. */
function readProduct(base64: string): CheckoutItems | undefined {
  const parts = parseJson(base64);
  if (!Array.isArray(parts)) return undefined;
  const [pid, cid, num, sec_id] = (['pid', 'cid', 'num', 'sec_id'] as const).map((name) => numberOf(parts, name));
  if (pid === undefined || cid === undefined || num === undefined || num > maxPieces) return undefined;
  const product = { pid, cid, num, ...(sec_id !== undefined && { sec_id }) };
  return parts.length === Object.keys(product).length ? { product } : undefined;
}

function parseJson(base64: string): unknown {
  // An unescaped plus sign was decoded as a space.
  const text = base64.replaceAll(' ', '+');
  if (text.length > 400 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  try {
    return JSON.parse(atob(text));
  } catch {
    return undefined;
  }
}

/** Returns the number of the only object whose single key has this name. */
function numberOf(parts: readonly unknown[], name: string): number | undefined {
  const found = parts.flatMap((part) => {
    if (typeof part !== 'object' || part === null) return [];
    const entries: [string, unknown][] = Object.entries(part);
    const [[key, value] = []] = entries;
    return entries.length === 1 && key === name ? [value] : [];
  });
  const [value] = found;
  return found.length === 1 && typeof value === 'number' ? readId(String(value)) : undefined;
}

function readVipSource(value: string | null): 0 | 1 | undefined | 'wrong' {
  if (value === null) return undefined;
  return value === '0' ? 0 : value === '1' ? 1 : 'wrong';
}

/** Returns the query as parameters of the address, to change a part of it. */
export function writeCheckoutQuery({
  wanted,
  vipSource,
  addressId,
  storeId,
  coupons,
}: CheckoutQuery): Record<string, string | number | undefined> {
  return {
    ...('cartIds' in wanted ? { cart_id: wanted.cartIds.join(',') } : { product: btoa(JSON.stringify(toProductParts(wanted.product))) }),
    vipSource,
    address_id: addressId,
    shop_address_id: storeId,
    coupon_id: coupons,
  };
}

/** Returns the directly bought SKU in the wire's format. */
export function toProductParts({ pid, cid, num, sec_id }: CheckoutProduct) {
  return [{ pid }, { cid }, { num }, ...(sec_id === undefined ? [] : [{ sec_id }])];
}
