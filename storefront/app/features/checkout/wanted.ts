import { readId } from '#app/shared/query-id.ts';

/** One SKU to buy at once; with the flash item whose price is meant, where it comes from the flash sale. */
export interface WantedProduct {
  readonly pid: number;
  readonly cid: number;
  readonly num: number;
  readonly sec_id?: number;
}

/** What is going to be bought: lines of the cart, or one SKU at once. */
export type Wanted = { readonly cartIds: readonly number[] } | { readonly product: WantedProduct };

/** What the checkout's address asks for. */
export interface CheckoutQuery {
  readonly wanted: Wanted;
  /** Buys at the member's price. */
  readonly vipSource: 0 | 1 | undefined;
  /** The address to deliver to; the default one when the address names none. */
  readonly addressId: number | undefined;
}

const mostLines = 200;
const mostPieces = 9_999;

/** Reads the checkout's address, hard: undefined when anything in it is not as our own links write it. */
export function readCheckoutQuery(search: URLSearchParams): CheckoutQuery | undefined {
  const wanted = readWanted(search.getAll('cart_id'), search.getAll('product'));
  const vipSource = readVipSource(search.get('vipSource'));
  const named = search.get('address_id');
  const addressId = readId(named);
  if (!wanted || vipSource === 'wrong' || (named !== null && addressId === undefined)) return undefined;
  return { wanted, vipSource, addressId };
}

/** One of the two, and once. */
function readWanted(carts: readonly string[], products: readonly string[]): Wanted | undefined {
  if (carts.length + products.length !== 1) return undefined;
  const [cart] = carts;
  const [product] = products;
  return cart === undefined ? readProduct(product ?? '') : readCart(cart);
}

function readCart(csv: string): Wanted | undefined {
  const ids = csv.split(',').map(readId);
  const cartIds = ids.filter((id) => id !== undefined);
  const whole = cartIds.length === ids.length && cartIds.length <= mostLines && new Set(cartIds).size === cartIds.length;
  return whole ? { cartIds } : undefined;
}

/** Base64 of `[{"pid":1},{"cid":2},{"num":3}]`, with `{"sec_id":4}` after them for a flash item. */
function readProduct(base64: string): Wanted | undefined {
  const parts = parseJson(base64);
  if (!Array.isArray(parts)) return undefined;
  const [pid, cid, num, sec_id] = (['pid', 'cid', 'num', 'sec_id'] as const).map((name) => numberOf(parts, name));
  if (pid === undefined || cid === undefined || num === undefined || num > mostPieces) return undefined;
  const product = { pid, cid, num, ...(sec_id !== undefined && { sec_id }) };
  return parts.length === Object.keys(product).length ? { product } : undefined;
}

function parseJson(base64: string): unknown {
  // A plus sign that nobody escaped has become a space.
  const text = base64.replaceAll(' ', '+');
  if (text.length > 400 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  try {
    return JSON.parse(atob(text));
  } catch {
    return undefined;
  }
}

/** The number of the one object that has this key and no other. */
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

/** The same query in words of the address, to change a part of it. */
export function writeCheckoutQuery({ wanted, vipSource, addressId }: CheckoutQuery): Record<string, string | number | undefined> {
  return {
    ...('cartIds' in wanted ? { cart_id: wanted.cartIds.join(',') } : { product: btoa(JSON.stringify(wantedParts(wanted.product))) }),
    vipSource,
    address_id: addressId,
  };
}

/** One SKU to buy at once, as the wire has it. */
export function wantedParts({ pid, cid, num, sec_id }: WantedProduct) {
  return [{ pid }, { cid }, { num }, ...(sec_id === undefined ? [] : [{ sec_id }])];
}
