import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf, type Session } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { type Cents, formatMoney } from '../../shared/money.ts';
import { memberPrice, memberProducts } from '../catalog/member-service.ts';
import { type Sellable, sellables, skusOf } from '../catalog/service.ts';
import { type Offer, offersByShop } from '../coupons/list-offers.ts';
import { wireCartCoupon } from '../coupons/presenter.ts';
import { addAllToFavorites } from '../favorites/service.ts';
import { membershipOf } from '../membership/service.ts';
import { type CartLineRow, deleteLines, findLine, findLines, lockLineOfSku, lockLines, type Owner, updateLine } from './repository.ts';

export { moveLines as mergeGuestCart } from './repository.ts';

type OffersByShop = ReadonlyMap<number, Offer[]>;
type Cart = DataOf<'mall.Cart.index'>;
type Group = Cart['list'][number];
type InvalidLine = Cart['data0'][number];

/** Whose cart a session sees; a visitor has none yet. */
export function ownerOf(session: Session): Owner | undefined {
  if (session.kind === 'customer') return { customerId: session.customerId };
  return session.kind === 'guest' ? { guestId: session.guestId } : undefined;
}

/** A line with the SKU it holds. */
interface HeldLine {
  readonly line: CartLineRow;
  readonly sku: Sellable;
  /** What members pay for a piece; undefined where they pay what everybody pays. */
  readonly forMembers: Cents | undefined;
}

/** What these lines cost together, delivery aside. */
const totalOf = (lines: readonly HeldLine[], isMember: boolean): Cents =>
  lines.reduce((sum, { line, sku, forMembers }) => sum + ((isMember ? forMembers : undefined) ?? sku.price) * BigInt(line.quantity), 0n);

const canBeBought = ({ line, sku }: HeldLine) => sku.onSale && sku.available > 0 && line.quantity > 0;

/** The whole cart of the caller. */
export async function showCart(context: Context): Promise<Cart> {
  const { db, session, language, clock } = context;
  const owner = ownerOf(session);
  const isMember = session.kind === 'customer' && (await membershipOf(db, session.customerId, clock.now())).isMember;
  const held = owner ? await holdLines(db, owner, language) : [];
  const valid = held.filter(canBeBought);
  const invalid = held.filter((line) => !canBeBought(line));
  const skus = await skusOf(db, [...new Set(valid.map(({ sku }) => sku.productId))], language);
  const coupons: OffersByShop = valid.length > 0 ? await offersByShop(context) : new Map();
  const ticked = valid.filter(({ line }) => line.selected);
  return {
    login_status: session.kind === 'customer' ? 1 : 0,
    isVip: isMember ? 1 : 0,
    total: valid.length,
    list: groupByShop(valid, language, skus, coupons),
    data0: invalid.map((line) => invalidLine(line, language)),
    selected_num: ticked.reduce((sum, { line }) => sum + line.quantity, 0),
    selected_total: formatMoney(totalOf(ticked, isMember)),
  };
}

async function holdLines(db: Db, owner: Owner, language: LanguageCode): Promise<HeldLine[]> {
  const lines = await findLines(db, owner);
  const skus = await sellables(
    db,
    lines.map((line) => line.skuId),
    language,
  );
  const reduced = await memberProducts(
    db,
    lines.map((line) => line.productId),
  );
  return lines.flatMap((line) => {
    const sku = skus.get(line.skuId);
    return sku ? [{ line, sku, forMembers: reduced.has(sku.productId) ? memberPrice(sku.price) : undefined }] : [];
  });
}

function groupByShop(
  held: readonly HeldLine[],
  language: LanguageCode,
  skus: Awaited<ReturnType<typeof skusOf>>,
  coupons: OffersByShop,
): Group[] {
  const groups = new Map<number, Group>();
  for (const each of held) {
    const { line, sku } = each;
    const group = groups.get(sku.shop.id) ?? newGroup(sku.shop, coupons, language);
    const described = skus.get(sku.productId);
    const single = (described?.skuBeanList.length ?? 0) <= 1;
    group.list.push({
      ...commonLine(each, language),
      ...(each.forMembers !== undefined && { vipPrice: formatMoney(each.forMembers) }),
      stock: sku.available,
      attribute_id: sku.skuId,
      attribute: sku.options[language],
      selected: line.selected ? 1 : 0,
      attrList: single ? [] : (described?.attrList ?? []),
      skuBeanList: described?.skuBeanList.filter(({ cid }) => cid === sku.skuId) ?? [],
    });
    groups.set(sku.shop.id, group);
  }
  return [...groups.values()];
}

function newGroup({ id, name }: Sellable['shop'], coupons: OffersByShop, language: LanguageCode): Group {
  const offered = (coupons.get(id) ?? []).map((offer) => wireCartCoupon(offer, language));
  return { shop_id: id, mch_name: name, isOpenCoupon: offered.length > 0, coupon_list: offered, list: [] };
}

function commonLine({ line, sku }: HeldLine, language: LanguageCode) {
  return {
    id: line.id,
    Goods_id: sku.productId,
    pro_name: sku.title[language],
    imgurl: sku.picture,
    price: formatMoney(sku.price),
    num: line.quantity,
  };
}

function invalidLine(held: HeldLine, language: LanguageCode): InvalidLine {
  const common = commonLine(held, language);
  if (held.sku.expired) return { ...common, recycle: 1 };
  return { ...common, recycle: 0, goodsStatus: held.sku.onSale ? 0 : 1 };
}

/** Sets quantities and ticks. A quantity above the stock becomes the stock. A line that is not the caller's refuses the whole change. */
export async function changeLines(changes: RequestOf<'mall.Cart.upCart'>['cart'], context: Context): Promise<void> {
  const owner = ownedOrMissing(context);
  await context.db.transaction(async (tx) => {
    const lines = await lockLines(
      tx,
      owner,
      changes.map((change) => change.cart_id),
    );
    const byId = new Map(lines.map((line) => [line.id, line]));
    const skus = await sellables(
      tx,
      lines.map((line) => line.skuId),
      context.language,
    );
    for (const change of changes) {
      const line = byId.get(change.cart_id);
      if (!line) throw missingLine();
      const stock = skus.get(line.skuId)?.available ?? 0;
      await updateLine(tx, line.id, {
        quantity: change.num === undefined ? line.quantity : Math.max(1, Math.min(change.num, stock)),
        selected: change.selected === undefined ? line.selected : change.selected === 1,
      });
    }
  });
}

/** Removes lines; what is not the caller's is left alone. */
export async function removeLines(ids: readonly number[], context: Context): Promise<void> {
  const owner = ownerOf(context.session);
  if (owner) await deleteLines(context.db, owner, ids);
}

/** Puts the products of lines into the collection and takes the lines out; a line that is not the customer's is passed over. */
export async function moveLinesToFavorites(ids: readonly number[], context: Context): Promise<void> {
  const owner = customerOf(context);
  await context.db.transaction(async (tx) => {
    const lines = await lockLines(tx, owner, ids);
    await addAllToFavorites(
      tx,
      owner.customerId,
      lines.map(({ productId }) => productId),
      context.clock.now(),
    );
    await deleteLines(
      tx,
      owner,
      lines.map(({ id }) => id),
    );
  });
}

/** The SKUs that a line can be changed to. */
export async function lineSkus(lineId: number, context: Context): Promise<DataOf<'mall.Cart.djAttribute'>> {
  const line = await findLine(context.db, ownedOrMissing(context), lineId);
  if (!line) throw missingLine();
  const skus = (await skusOf(context.db, [line.productId], context.language)).get(line.productId);
  return skus ? [skus] : [];
}

/** Gives a line another SKU of its product; a line that has it already takes the pieces in. */
export async function changeSku(lineId: number, skuId: number, context: Context): Promise<void> {
  const owner = ownedOrMissing(context);
  const [line] = await lockLines(context.db, owner, [lineId]);
  if (!line) throw missingLine();
  const sku = (await sellables(context.db, [skuId], context.language)).get(skuId);
  if (!sku || sku.productId !== line.productId)
    throw new Fault('parameter_refused', { errors: [{ field: 'attribute_id', rule: 'known' }] });
  if (line.skuId === skuId) return;
  if (!sku.onSale || sku.available < 1) throw new Fault('insufficient_stock');
  const other = await lockLineOfSku(context.db, owner, skuId);
  if (!other) return updateLine(context.db, line.id, { skuId, quantity: Math.min(line.quantity, sku.available) });
  await deleteLines(context.db, owner, [line.id]);
  await updateLine(context.db, other.id, { quantity: Math.min(other.quantity + line.quantity, sku.available) });
}

/** What the header shows of the cart, at this caller's prices. */
export async function cartSummary(
  context: Context,
  isMember: boolean,
): Promise<{ pieces: number; total: bigint; newest: DataOf<'mall.Index.index'>['cart_list'] }> {
  const owner = ownerOf(context.session);
  const held = owner ? (await holdLines(context.db, owner, context.language)).filter(canBeBought) : [];
  return {
    pieces: held.reduce((sum, { line }) => sum + line.quantity, 0),
    total: totalOf(held, isMember),
    newest: held.slice(0, 5).map((line) => {
      const { Goods_id: _, ...common } = commonLine(line, context.language);
      return common;
    }),
  };
}

/** A visitor owns nothing, so whatever they name is missing. */
function ownedOrMissing(context: Context): Owner {
  const owner = ownerOf(context.session);
  if (!owner) throw missingLine();
  return owner;
}

function missingLine(): Fault {
  return new Fault('parameter_refused', { errors: [{ field: 'cart_id', rule: 'known' }] });
}

/** Lines of the caller's cart with their SKUs. One that is not the caller's refuses all of them. */
export async function viewCartLines(ids: readonly number[], context: Context): Promise<{ sku: Sellable; quantity: number }[]> {
  const owner = ownedOrMissing(context);
  const lines = (await findLines(context.db, owner)).filter((line) => ids.includes(line.id));
  return withSkus(lines, ids, context);
}

/** The same, taken out of the cart in the caller's transaction: of two orders for one line the second finds nothing. */
export async function takeCartLines(ids: readonly number[], context: Context): Promise<{ sku: Sellable; quantity: number }[]> {
  const owner = ownedOrMissing(context);
  const lines = await lockLines(context.db, owner, ids);
  const wanted = await withSkus(lines, ids, context);
  await deleteLines(context.db, owner, ids);
  return wanted;
}

async function withSkus(
  lines: readonly CartLineRow[],
  ids: readonly number[],
  context: Context,
): Promise<{ sku: Sellable; quantity: number }[]> {
  if (lines.length !== new Set(ids).size) throw missingLine();
  const skus = await sellables(
    context.db,
    lines.map((line) => line.skuId),
    context.language,
  );
  // The newest first, as the cart shows them: what a shopper writes to the first shop of a settlement goes to that shop.
  const ordered = lines.toSorted((a, b) => b.id - a.id);
  return ordered.map((line) => {
    const sku = skus.get(line.skuId);
    if (!sku) throw missingLine();
    return { sku, quantity: line.quantity };
  });
}
