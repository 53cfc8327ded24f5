import type { Db } from '../../db/database.ts';
import type { Context, Session } from '../../dispatch/context.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { productPlace } from '../catalog/product-place.ts';
import { shopById, shopNames } from '../shops/find-shops.ts';
import { isExhausted, isFor, type OfferState, offerStateOf, offerStates, type ProductPlace } from './coupon-state.ts';
import { type CampaignRow, findHeld, findRunning, type HeldCoupon } from './repository.ts';

/** A campaign with the caller's next action on it. */
export interface Offer {
  readonly campaign: CampaignRow;
  readonly state: OfferState;
}

type Caller = Pick<Context, 'db' | 'session' | 'clock'>;

/** Returns the running campaigns of a kind, claimable ones first. */
async function listOffers(caller: Caller, matches: (campaign: CampaignRow) => boolean): Promise<Offer[]> {
  const campaigns = await findRunning(caller.db, caller.clock.now());
  return toOffers(campaigns.filter(matches), caller);
}

async function toOffers(campaigns: readonly CampaignRow[], { db, session, clock }: Caller): Promise<Offer[]> {
  if (campaigns.length === 0) return [];
  const now = clock.now();
  const held = await heldByCampaign(db, session);
  const rank = ({ state }: Offer) => offerStates.indexOf(state);
  return campaigns
    .map((campaign) => ({ campaign, state: offerStateOf(campaign, held.get(campaign.id) ?? [], now) }))
    .sort((a, b) => rank(a) - rank(b) || a.campaign.id - b.campaign.id);
}

async function heldByCampaign(db: Db, session: Session): Promise<Map<number, HeldCoupon[]>> {
  const held = session.kind === 'customer' ? await findHeld(db, session.customerId) : [];
  return Map.groupBy(held, ({ campaign }) => campaign.id);
}

const pageSize = 10;

/** A query of the coupon center. */
export interface OfferQuery {
  readonly of: 'mall' | 'shops';
  /** Part of the name of the shop. */
  readonly shopName: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Returns a page of the coupon center, and the number of campaigns that match the query. */
export async function listCentreOffers(
  { of, shopName, page }: OfferQuery,
  context: Context,
): Promise<{ total: number; offers: Offer[]; names: ReadonlyMap<number, string> }> {
  const offers = await listOffers(context, ({ shopId }) => (shopId === null) === (of === 'mall'));
  const names = await namesOfShops(offers, context);
  const searchText = shopName.trim().toLowerCase();
  const found = offers.filter(({ campaign: { shopId } }) => (names.get(shopId ?? 0) ?? '').toLowerCase().includes(searchText));
  return { total: found.length, offers: found.slice((page - 1) * pageSize, page * pageSize), names };
}

/** Returns the names of the shops of campaigns, by shop id. */
export async function namesOfShops(
  of: readonly { readonly campaign: CampaignRow }[],
  { db, language }: Pick<Context, 'db' | 'language'>,
): Promise<ReadonlyMap<number, string>> {
  const ids = of.flatMap(({ campaign: { shopId } }) => shopId ?? []);
  return shopNames(db, ids, language);
}

/** Returns the shop's own campaigns. Throws `unknown_shop`. */
export async function listShopOffers(shopId: number, caller: Caller): Promise<Offer[]> {
  await shopById(caller.db, shopId);
  return listOffers(caller, (campaign) => campaign.shopId === shopId);
}

/** Returns the campaigns whose coupons apply to a product. Throws `unknown_product`. */
export async function listProductOffers(productId: number, caller: Caller): Promise<Offer[]> {
  const place = await productPlace(caller.db, productId);
  return listOffers(caller, (campaign) => isFor(campaign, place));
}

/** Returns whether a shop has coupons to claim. */
export async function hasCoupons({ db, clock }: Caller, shopId: number): Promise<boolean> {
  return (await findRunning(db, clock.now())).some((campaign) => campaign.shopId === shopId && !isExhausted(campaign));
}

/** The product page, cart and home page are requested far more often than campaigns change. */
const cachedCampaigns = ttlCache({ name: 'coupon-campaigns', ttlMs: 5000 }, (db, _key: 'all', now) => findRunning(db, now));

/** Returns the campaigns of the product page. Campaigns are cached for five seconds. */
export async function offersOfProduct(caller: Caller, place: ProductPlace): Promise<Offer[]> {
  const running = await cachedCampaigns(caller.db, 'all', caller.clock.now());
  return toOffers(
    running.filter((campaign) => isFor(campaign, place)),
    caller,
  );
}

/** Returns the campaigns of the cart page, by shop id, without exhausted ones. Campaigns are cached for five seconds. */
export async function offersByShop(caller: Caller): Promise<ReadonlyMap<number, Offer[]>> {
  const running = await cachedCampaigns(caller.db, 'all', caller.clock.now());
  const offers = await toOffers(
    running.filter(({ shopId }) => shopId !== null),
    caller,
  );
  const open = offers.filter(({ state }) => state !== 'exhausted');
  return Map.groupBy(open, ({ campaign }) => campaign.shopId ?? 0);
}

const maxOnHome = 8;

/** Returns the mall's campaigns of the home page. The page is the same for every caller, so they are offered as to a visitor. */
export async function offersOfHome({ db, clock }: Caller): Promise<Offer[]> {
  const now = clock.now();
  const open = (await cachedCampaigns(db, 'all', now)).filter((campaign) => campaign.shopId === null && !isExhausted(campaign));
  return open.slice(0, maxOnHome).map((campaign) => ({ campaign, state: offerStateOf(campaign, [], now) }));
}
