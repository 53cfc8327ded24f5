import type { DataOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { and, desc, eq, gt, lte, sql } from '../../db/drizzle.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { ttlCache } from '../../shared/ttl-cache.ts';
import { customerById, displayName } from '../account/service.ts';
import { cartSummary } from '../cart/service.ts';
import { listClasses } from '../catalog/list-service.ts';
import { countUsableCoupons } from '../coupons/use-coupons.ts';
import { membershipOf } from '../membership/service.ts';
import { unreadMessages } from '../messages/service.ts';
import { countUnpaidOrders } from '../orders/list-orders.ts';
import { mallConfig } from './config.ts';
import { notices, readNotices } from './schema.ts';

/** A notice as the wire carries it. */
export type WireNotice = DataOf<'mall.User.getUserTell'>;

const maintenanceType = 1;
const ordinaryType = 3;
const week = 7 * 24 * 60 * 60 * 1000;

/** What a notice says, its body as HTML. */
export type NoticeTexts = Readonly<Pick<typeof notices.$inferInsert, 'title' | 'body'>>;

const maintenanceText: NoticeTexts = {
  title: { en: 'We are tidying the shelves', zh: '我们正在整理货架', tn: '我們正在整理貨架', ko: '진열대를 정리하고 있어요' },
  body: {
    en: '<p>The mall is closed for a short while. Your cart and your orders are safe.</p>',
    zh: '<p>商城暂时关闭，购物车和订单都已妥善保存。</p>',
    tn: '<p>商城暫時關閉，購物車與訂單都已妥善保存。</p>',
    ko: '<p>잠시 문을 닫았어요. 장바구니와 주문은 그대로 보관되어 있습니다.</p>',
  },
};

const cachedNotice = ttlCache({ name: 'maintenance-notice', ttlMs: 1000 }, (db, _key: 'notice', now) => findMaintenance(db, now));

/** The notice under which the mall is closed, if it is. Every call asks, so the answer is cached for a second. */
export async function maintenanceNotice(db: Db, now: Date, language: LanguageCode): Promise<WireNotice | undefined> {
  const notice = await cachedNotice(db, 'notice', now);
  return notice && wireNotice(notice, language);
}

async function findMaintenance(db: Db, now: Date): Promise<typeof notices.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.type, maintenanceType), lte(notices.startsAt, now), gt(notices.endsAt, now)))
    .orderBy(desc(notices.id))
    .limit(1);
  return row;
}

function wireNotice(notice: typeof notices.$inferSelect, language: LanguageCode): WireNotice {
  return {
    systemMsgType: notice.type,
    systemMsgTitle: notice.title[language],
    systemMsg: notice.body[language],
    tell_id: notice.id,
    systemMsgStartDate: wireDateTime(notice.startsAt),
    systemMsgEndDate: wireDateTime(notice.endsAt),
  };
}

const noNotice: WireNotice = {
  systemMsgType: 0,
  systemMsgTitle: '',
  systemMsg: '',
  tell_id: 0,
  systemMsgStartDate: '',
  systemMsgEndDate: '',
};

/** The newest notice that runs and that the caller has not put away, or one of type 0 for none. */
export async function currentNotice({ db, clock, language, session }: Context): Promise<WireNotice> {
  const now = clock.now();
  const unread =
    session.kind === 'customer'
      ? sql`not exists (select 1 from ${readNotices} r where r.notice_id = ${notices.id} and r.customer_id = ${session.customerId})`
      : undefined;
  const [row] = await db
    .select()
    .from(notices)
    .where(and(lte(notices.startsAt, now), gt(notices.endsAt, now), unread))
    .orderBy(desc(notices.id))
    .limit(1);
  return row ? wireNotice(row, language) : noNotice;
}

/** Puts a notice away for the customer. */
export async function dismissNotice(noticeId: number, context: Context): Promise<void> {
  const { customerId } = customerOf(context);
  const [known] = await context.db.select({ id: notices.id }).from(notices).where(eq(notices.id, noticeId));
  if (!known) throw new Fault('parameter_refused', { errors: [{ field: 'tell_id', rule: 'known' }] });
  await context.db.insert(readNotices).values({ customerId, noticeId }).onConflictDoNothing();
}

/** Closes the mall, or opens it again: what the back-office does. */
export async function setMaintenance(db: Db, closed: boolean, now: Date, texts = maintenanceText): Promise<void> {
  await db
    .update(notices)
    .set({ endsAt: now })
    .where(and(eq(notices.type, maintenanceType), gt(notices.endsAt, now)));
  if (closed) await db.insert(notices).values({ type: maintenanceType, ...texts, startsAt: now, endsAt: new Date(now.getTime() + week) });
}

/** Publishes a notice to every shopper: what the back-office does. Gives its number. */
export async function announce(db: Db, texts: NoticeTexts, startsAt: Date, endsAt: Date): Promise<number> {
  const [row] = await db
    .insert(notices)
    .values({ type: ordinaryType, ...texts, startsAt, endsAt })
    .returning({ id: notices.id });
  if (!row) throw new Error('A notice was not stored');
  return row.id;
}

/** Takes a notice back that was published. Throws for one that there is not, or that is over. */
export async function withdrawNotice(db: Db, id: number, now: Date): Promise<void> {
  const ended = await db
    .update(notices)
    .set({ endsAt: now })
    .where(and(eq(notices.id, id), eq(notices.type, ordinaryType), gt(notices.endsAt, now)))
    .returning({ id: notices.id });
  if (ended.length === 0) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });
}

/** The shell of every page, for this caller. */
export async function showShell(context: Context): Promise<DataOf<'mall.Index.index'>> {
  const { db, session, language, settings } = context;
  const customer = session.kind === 'customer' ? await customerById(db, session.customerId) : undefined;
  const membership = customer && (await membershipOf(db, customer.id, context.clock.now()));
  const cart = await cartSummary(context, membership?.isMember ?? false);
  return {
    login_status: customer ? 1 : 0,
    user_name: customer ? displayName(customer) : '',
    headUrl: customer?.avatar ?? '',
    messages_num: customer ? await unreadMessages(db, customer.id) : 0,
    coupon_num: customer ? await countUsableCoupons(db, customer.id, context.clock.now()) : 0,
    order_num: customer ? await countUnpaidOrders(db, customer.id) : 0,
    cart_num: cart.pieces,
    cart_price: formatMoney(cart.total),
    cart_list: cart.newest,
    class_list: await listClasses(db, language),
    pluginStatus: { isVip: membership?.isMember ? 1 : 0, memberPlugin: 1, integralPlugin: 1, couponPlugin: 1, mchCouponPlugin: 1 },
    vipEndTime: wireDateTime(membership?.endsAt ?? null),
    vipEndDay: membership?.daysLeft ?? 0,
    memberRemind: membership?.remind ? 1 : 0,
    mchCoupon: mallConfig(language, settings.publicUrl),
  };
}
