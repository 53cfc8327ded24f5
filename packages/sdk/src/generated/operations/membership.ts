// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `membershipDismissReminder`. */
export type MembershipDismissReminderInput = Schemas['MembershipDismissReminderInput'];
/** Response data of `membershipDismissReminder`. */
export type MembershipDismissReminderData = Schemas['MembershipDismissReminderData'];
/**
 * Dismiss the renewal reminder — `plugin.member.MallMember.closeFrame`.
 *
 * Dismisses the renewal reminder for the current membership term.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, membershipDismissReminder);
 * ```
 */
export const membershipDismissReminder: Operation<MembershipDismissReminderInput, MembershipDismissReminderData, 'safe'> = /*#__PURE__*/ op('plugin.member.MallMember.closeFrame', 'safe', 'required', s.Nothing);

/** Request of `membershipOrder`. */
export type MembershipOrderInput = Schemas['MembershipOrderInput'];
/** Response data of `membershipOrder`. */
export type MembershipOrderData = Schemas['MembershipOrderData'];
/**
 * Order a membership — `plugin.member.MallMember.payment`.
 *
 * Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid, the membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused immediately.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, membershipOrder, { memberType: 1, payType: 'wallet_pay', amount: '22.50', couponId: 352 });
 * ```
 */
export const membershipOrder: Operation<MembershipOrderInput, MembershipOrderData, 'key'> = /*#__PURE__*/ op('plugin.member.MallMember.payment', 'key', 'required', s.MembershipOrder, { balance: true });

/** Request of `membershipProducts`. */
export type MembershipProductsInput = Schemas['MembershipProductsInput'];
/** Response data of `membershipProducts`. */
export type MembershipProductsData = Schemas['MembershipProductsData'];
/**
 * List the members' products — `plugin.member.MallMember.memberProList`.
 *
 * Products with a member price, best-selling first. Visible to everybody; only members buy at that price.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, membershipProducts, { page: 1, pageSize: 8 });
 * ```
 */
export const membershipProducts: PagedOperation<MembershipProductsInput, MembershipProductsData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('plugin.member.MallMember.memberProList', 'safe', 'no', /*#__PURE__*/ k.object({
  total: s.IntLike,
  list: /*#__PURE__*/ k.list(s.MemberProduct),
})), 'page', 'list', 'total');

/** Request of `membershipSettle`. */
export type MembershipSettleInput = Schemas['MembershipSettleInput'];
/** Response data of `membershipSettle`. */
export type MembershipSettleData = Schemas['MembershipSettleData'];
/**
 * Price a membership — `plugin.member.MallMember.settlement`.
 *
 * Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is refused, and so is a coupon that does not apply to the plan.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, membershipSettle, { amount: '25.00' });
 * ```
 */
export const membershipSettle: Operation<MembershipSettleInput, MembershipSettleData, 'safe'> = /*#__PURE__*/ op('plugin.member.MallMember.settlement', 'safe', 'required', s.MembershipOffer);

/** Request of `membershipShow`. */
export type MembershipShowInput = Schemas['MembershipShowInput'];
/** Response data of `membershipShow`. */
export type MembershipShowData = Schemas['MembershipShowData'];
/**
 * Show the membership — `plugin.member.MallMember.memberCenter`.
 *
 * Membership term, benefits and paid purchases, newest first, ten per page.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, membershipShow, { page: 1 });
 * ```
 */
export const membershipShow: Operation<MembershipShowInput, MembershipShowData, 'safe'> = /*#__PURE__*/ op('plugin.member.MallMember.memberCenter', 'safe', 'required', s.MemberPage);
