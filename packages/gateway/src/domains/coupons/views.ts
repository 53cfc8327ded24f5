import type { DataOf, RequestOf } from '@mall/contract';
import { type Context, customerOf, type Session } from '../../dispatch/context.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { productPlace } from '../catalog/service.ts';
import { shopById, shopNames } from '../shops/service.ts';
import { buttonText, conditionText, nameAmongOthers, numberText, type ReceiveState, receiveState } from './coupon-texts.ts';
import { type CampaignRow, findHeld, findRunning, type HeldCoupon } from './repository.ts';
import { couponBenefit } from './schema.ts';
import { isExhausted, isFor, type ProductPlace, stateOf } from './service.ts';

type CentreCoupon = DataOf<'plugin.coupon.MallCoupon.index'>['list'][number];
type OfferedCoupon = DataOf<'plugin.coupon.MallCoupon.mchCoupon'>['list'][number];
type CartCoupon = NonNullable<DataOf<'mall.Cart.index'>['list'][number]['coupon_list']>[number];
type OwnCoupon = DataOf<'plugin.coupon.MallCoupon.myCoupon'>['list'][number];

const pageSize = 10;
/** What stands on the wire for no end of coupons. */
const endless = 9_999_999;

/** A campaign with what this caller can do about it. */
interface Offer {
  readonly campaign: CampaignRow;
  readonly state: ReceiveState;
}

/** The campaigns that a caller sees, those to receive first. */
async function offersFor(context: Context, fits: (campaign: CampaignRow) => boolean): Promise<Offer[]> {
  const campaigns = await findRunning(context.db, context.clock.now());
  return toOffers(campaigns.filter(fits), context);
}

async function toOffers(campaigns: readonly CampaignRow[], { db, session, clock }: Context): Promise<Offer[]> {
  if (campaigns.length === 0) return [];
  const now = clock.now();
  const held = await heldBy(db, session);
  return campaigns
    .map((campaign) => ({ campaign, state: receiveStateOf(campaign, held.get(campaign.id) ?? [], now) }))
    .sort((a, b) => a.state - b.state || a.campaign.id - b.campaign.id);
}

async function heldBy(db: Context['db'], session: Session): Promise<Map<number, HeldCoupon[]>> {
  const held = session.kind === 'customer' ? await findHeld(db, session.customerId) : [];
  return Map.groupBy(held, ({ campaign }) => campaign.id);
}

/** Something to use goes before something more to receive; what is used up says so before what is gone. */
function receiveStateOf(campaign: CampaignRow, held: readonly HeldCoupon[], now: Date): ReceiveState {
  if (held.some(({ coupon }) => stateOf(coupon, now) === 0)) return receiveState.use;
  if (held.length >= campaign.perCustomer) return receiveState.used;
  return campaign.left === 0 ? receiveState.gone : receiveState.receive;
}

/** The coupon centre: a page of the mall's campaigns, or of its shops'. */
export async function listCentre(
  { page, type, mchName = '' }: RequestOf<'plugin.coupon.MallCoupon.index'>,
  context: Context,
): Promise<DataOf<'plugin.coupon.MallCoupon.index'>> {
  const offers = await offersFor(context, ({ shopId }) => (shopId === null) === (type === 1));
  const names = await shopNames(context.db, shopsOf(offers), context.language);
  const words = type === 2 ? mchName.trim().toLowerCase() : '';
  const found = offers.filter(({ campaign: { shopId } }) => (names.get(shopId ?? 0) ?? '').toLowerCase().includes(words));
  return {
    total: found.length,
    list: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((offer) => wireCentre(offer, names.get(offer.campaign.shopId ?? 0), context.language)),
  };
}

const shopsOf = (offers: readonly { campaign: CampaignRow }[]) => offers.flatMap(({ campaign: { shopId } }) => shopId ?? []);

/** What a coupon gives, as all its shapes on the wire say it. */
export function wireBenefit({ benefit, amount, paidShare }: CampaignRow) {
  return {
    activity_type: benefit,
    money: formatMoney(amount),
    // In tenths with two places: 900 thousandths are 9.00 tenths.
    discount: benefit === couponBenefit.shareOff ? formatMoney(BigInt(paidShare)) : formatMoney(0n),
  };
}

function wireCentre({ campaign, state }: Offer, shop: string | undefined, language: LanguageCode): CentreCoupon {
  const limited = campaign.issued !== null;
  return {
    id: campaign.id,
    mch_id: campaign.shopId ?? 0,
    name: nameAmongOthers(campaign.name[language], shop),
    ...wireBenefit(campaign),
    type: campaign.scope,
    z_money: formatMoney(campaign.threshold),
    limit: conditionText(campaign, language),
    circulation: campaign.issued ?? endless,
    num: campaign.left ?? endless,
    issue_number_type: limited ? 2 : 1,
    issue_number_type_str: numberText(limited, language),
    receive: campaign.perCustomer,
    cover_map: '',
    point: buttonText(state, language),
    point_type: state,
    start_time: wireDateTime(campaign.startsAt),
    end_time: wireDateTime(campaign.endsAt),
    day: campaign.validDays ?? 0,
    Instructions: campaign.terms[language],
  };
}

/** The campaigns of a shop itself. */
export async function listOfShop(
  { mchId }: RequestOf<'plugin.coupon.MallCoupon.mchCoupon'>,
  context: Context,
): Promise<DataOf<'plugin.coupon.MallCoupon.mchCoupon'>> {
  await shopById(context.db, mchId);
  const offers = await offersFor(context, ({ shopId }) => shopId === mchId);
  return { list: offers.map((offer) => wireOffered(offer, context.language)) };
}

/** The campaigns that a product can be bought with. */
export async function listForProduct(
  { goodsId }: RequestOf<'plugin.coupon.MallCoupon.proCoupon'>,
  context: Context,
): Promise<DataOf<'plugin.coupon.MallCoupon.proCoupon'>> {
  const place = await productPlace(context.db, goodsId);
  const offers = await offersFor(context, (campaign) => isFor(campaign, place));
  return { list: offers.map((offer) => wireOffered(offer, context.language)) };
}

function wireOffered({ campaign, state }: Offer, language: LanguageCode): OfferedCoupon {
  return {
    id: campaign.id,
    mch_id: campaign.shopId ?? 0,
    coupon_name: campaign.name[language],
    ...wireBenefit(campaign),
    limit: conditionText(campaign, language),
    expirationDate: wireDateTime(campaign.endsAt),
    point: buttonText(state, language),
    point_type: state,
  };
}

/** What the customer has of one state, and how many there are of each. */
export async function listOwn(
  { type = 0 }: RequestOf<'plugin.coupon.MallCoupon.myCoupon'>,
  context: Context,
): Promise<DataOf<'plugin.coupon.MallCoupon.myCoupon'>> {
  const { db, language, clock } = context;
  const now = clock.now();
  const held = await findHeld(db, customerOf(context).customerId);
  // One bound to an order counts among the used ones.
  const states: readonly (readonly number[])[] = [[0], [1, 2], [3]];
  const of = (which: number) => held.filter(({ coupon }) => states[which]?.includes(stateOf(coupon, now)));
  const names = await shopNames(db, shopsOf(held), language);
  const list = of(type).map((own) => wireOwn(own, names.get(own.campaign.shopId ?? 0), language, now));
  return { wsy_num: of(0).length, ysy_num: of(1).length, ygq_num: of(2).length, total: list.length, list };
}

function wireOwn({ coupon, campaign }: HeldCoupon, shop: string | undefined, language: LanguageCode, now: Date): OwnCoupon {
  return {
    id: coupon.id,
    mch_id: campaign.shopId ?? 0,
    name: nameAmongOthers(campaign.name[language], shop),
    ...wireBenefit(campaign),
    type: stateOf(coupon, now),
    limit: conditionText(campaign, language),
    add_time: wireDateTime(coupon.receivedAt),
    expirationDate: wireDateTime(coupon.expiresAt),
    imgurl: '',
    Instructions: campaign.terms[language],
  };
}

/** Whether a shop has something to offer. */
export async function hasCoupons({ db, clock }: Context, shopId: number): Promise<boolean> {
  return (await findRunning(db, clock.now())).some((campaign) => campaign.shopId === shopId && !isExhausted(campaign));
}

const cachedCampaigns = ttlCache({ name: 'coupon-campaigns', ttlMs: 5000 }, (db, _key: 'all', now) => findRunning(db, now));

/** The coupons that the product page shows. It is asked for far more often than campaigns change, so these are cached for five seconds. */
export async function couponsOfProduct(
  context: Context,
  place: ProductPlace,
): Promise<Required<Pick<DataOf<'mall.Product.index'>, 'coupon_status' | 'coupon_str'>>> {
  const running = await cachedCampaigns(context.db, 'all', context.clock.now());
  const offers = await toOffers(
    running.filter((campaign) => isFor(campaign, place)),
    context,
  );
  return {
    coupon_status: offers.some(({ campaign }) => !isExhausted(campaign)) ? 1 : 0,
    coupon_str: offers.map((offer) => {
      const { id, limit, point, point_type } = wireOffered(offer, context.language);
      return { id, limit, point, point_type };
    }),
  };
}

/** The coupons of each shop that a cart offers. */
export type CouponsOfShops = ReadonlyMap<number, CartCoupon[]>;

/** The coupons of every shop for the cart, those to receive first; it leaves out those that are gone. */
export async function couponsOfShops(context: Context): Promise<CouponsOfShops> {
  const running = await cachedCampaigns(context.db, 'all', context.clock.now());
  const offers = await toOffers(
    running.filter(({ shopId }) => shopId !== null),
    context,
  );
  const open = offers.filter(({ state }) => state !== receiveState.gone);
  const byShop = Map.groupBy(open, ({ campaign }) => campaign.shopId ?? 0);
  return new Map([...byShop].map(([shopId, offered]) => [shopId, offered.map((offer) => wireInCart(offer, context.language))]));
}

function wireInCart(offer: Offer, language: LanguageCode): CartCoupon {
  const { id, coupon_name, activity_type, money, discount, expirationDate, point } = wireOffered(offer, language);
  const point_type = offer.state === receiveState.receive ? 1 : 2;
  return { id, name: coupon_name, activity_type, money, discount, expirationDate, point, point_type };
}

const mostOnHome = 8;

/** The mall's coupons that the home page shows. The page is the same for every caller, so they are as a visitor sees them. */
export async function couponsOfHome({ db, clock, language }: Context): Promise<CentreCoupon[]> {
  const now = clock.now();
  const open = (await cachedCampaigns(db, 'all', now)).filter((campaign) => campaign.shopId === null && !isExhausted(campaign));
  return open
    .slice(0, mostOnHome)
    .map((campaign) => wireCentre({ campaign, state: receiveStateOf(campaign, [], now) }, undefined, language));
}

/** How many coupons a customer can use on goods or a membership. */
export async function usableCount({ db, clock }: Context, customerId: number): Promise<number> {
  const now = clock.now();
  return (await findHeld(db, customerId)).filter(({ coupon }) => stateOf(coupon, now) === 0).length;
}
