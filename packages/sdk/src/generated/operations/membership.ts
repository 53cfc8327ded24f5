// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `membershipDismissReminder` takes. */
export type MembershipDismissReminderInput = Schemas['MembershipDismissReminderInput'];
/** What `membershipDismissReminder` answers. */
export type MembershipDismissReminderData = Schemas['MembershipDismissReminderData'];
/**
 * Stop the reminder to renew — `plugin.member.MallMember.closeFrame`.
 *
 * The reminder to renew the membership does not come again for this term.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const membershipDismissReminder: Operation<MembershipDismissReminderInput, MembershipDismissReminderData> = /*#__PURE__*/ op('plugin.member.MallMember.closeFrame', 'safe', 'required', s.Nothing);

/** What `membershipOrder` takes. */
export type MembershipOrderInput = Schemas['MembershipOrderInput'];
/** What `membershipOrder` answers. */
export type MembershipOrderData = Schemas['MembershipOrderData'];
/**
 * Order a membership — `plugin.member.MallMember.payment`.
 *
 * Places an unpaid order for a plan, priced by the server; what the customer saw must not be less. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Paid, the membership lasts one month, three months or a year longer than it does now, or than today. With the wallet a balance that does not cover it is refused at once.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const membershipOrder: Operation<MembershipOrderInput, MembershipOrderData> = /*#__PURE__*/ op('plugin.member.MallMember.payment', 'key', 'required', s.MembershipOrder, { balance: true });

/** What `membershipProducts` takes. */
export type MembershipProductsInput = Schemas['MembershipProductsInput'];
/** What `membershipProducts` answers. */
export type MembershipProductsData = Schemas['MembershipProductsData'];
/**
 * List the members' products — `plugin.member.MallMember.memberProList`.
 *
 * Products with a price for members, the best sold first. Everybody may look; only members buy at that price.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const membershipProducts: PagedOperation<MembershipProductsInput, MembershipProductsData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.member.MallMember.memberProList', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.MemberProduct),
})), 'page', 'list', 'total');

/** What `membershipSettle` takes. */
export type MembershipSettleInput = Schemas['MembershipSettleInput'];
/** What `membershipSettle` answers. */
export type MembershipSettleData = Schemas['MembershipSettleData'];
/**
 * Price a membership — `plugin.member.MallMember.settlement`.
 *
 * What a plan costs this customer, with the coupon if one is chosen, and which coupons the plan takes. Choosing another plan forgets the coupon. An amount that is no plan's price is refused, and so is a coupon that the plan does not take.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const membershipSettle: Operation<MembershipSettleInput, MembershipSettleData> = /*#__PURE__*/ op('plugin.member.MallMember.settlement', 'safe', 'required', s.MembershipOffer);

/** What `membershipShow` takes. */
export type MembershipShowInput = Schemas['MembershipShowInput'];
/** What `membershipShow` answers. */
export type MembershipShowData = Schemas['MembershipShowData'];
/**
 * Show the membership — `plugin.member.MallMember.memberCenter`.
 *
 * Until when the customer is a member, what members get, and what was paid for it, newest first, ten a page.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const membershipShow: Operation<MembershipShowInput, MembershipShowData> = /*#__PURE__*/ op('plugin.member.MallMember.memberCenter', 'safe', 'required', s.MemberPage);
