// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `paymentsMethods` takes. */
export type PaymentsMethodsInput = Schemas['PaymentsMethodsInput'];
/** What `paymentsMethods` answers. */
export type PaymentsMethodsData = Schemas['PaymentsMethodsData'];
/**
 * List the ways to pay — `mall.Order.getPayment`.
 *
 * Which ways to pay are on.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const paymentsMethods: Operation<PaymentsMethodsInput, PaymentsMethodsData> = /*#__PURE__*/ op('mall.Order.getPayment', 'safe', 'no', s.PaymentMethods);

/** What `paymentsPayFromWallet` takes. */
export type PaymentsPayFromWalletInput = Schemas['PaymentsPayFromWalletInput'];
/** What `paymentsPayFromWallet` answers. */
export type PaymentsPayFromWalletData = Schemas['PaymentsPayFromWalletData'];
/**
 * Pay an order from the wallet — `mall.Pay.walletPay`.
 *
 * Pays an unpaid order with the permit that the payment password opened. The amount comes from the order; a `payment_money` that differs is refused.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50735 payment_password_missing.
 */
export const paymentsPayFromWallet: Operation<PaymentsPayFromWalletInput, PaymentsPayFromWalletData> = /*#__PURE__*/ op('mall.Pay.walletPay', 'key', 'required', s.Nothing, { balance: true, json: ['order_list'] });

/** What `paymentsQrCode` takes. */
export type PaymentsQrCodeInput = Schemas['PaymentsQrCodeInput'];
/** What `paymentsQrCode` answers. */
export type PaymentsQrCodeData = Schemas['PaymentsQrCodeData'];
/**
 * Get the QR code of a payment — `mall.Pay.index`.
 *
 * Asks the payment provider for the address that a payer's phone reads from a QR code. An order or a membership order is named by `order_list`, and its own amount counts: a `total` that differs is refused. A recharge is named by `sNo`, a number that the caller makes, and `total` is its amount. Nothing is paid by this call; asked again before it is paid, the answer is a code that is good. An order of 0.00 has no code: the wallet alone pays it. Code 109 is the provider's word that the payer's account there does not cover the amount.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50002 unavailable, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum.
 */
export const paymentsQrCode: Operation<PaymentsQrCodeInput, PaymentsQrCodeData> = /*#__PURE__*/ op('mall.Pay.index', 'key', 'required', s.Url, { balance: true, json: ['order_list'] });

/** What `paymentsState` takes. */
export type PaymentsStateInput = Schemas['PaymentsStateInput'];
/** What `paymentsState` answers. */
export type PaymentsStateData = Schemas['PaymentsStateData'];
/**
 * Ask whether a payment has arrived — `mall.Order.getCzorder`.
 *
 * Pages ask every 3 seconds while a QR code of a membership or a recharge is shown, until it is paid or no longer shown.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const paymentsState: Operation<PaymentsStateInput, PaymentsStateData> = /*#__PURE__*/ op('mall.Order.getCzorder', 'safe', 'required', s.PaidState);

/** What `paymentsVerifyPassword` takes. */
export type PaymentsVerifyPasswordInput = Schemas['PaymentsVerifyPasswordInput'];
/** What `paymentsVerifyPassword` answers. */
export type PaymentsVerifyPasswordData = Schemas['PaymentsVerifyPasswordData'];
/**
 * Verify the payment password — `mall.User.paymentPassword`.
 *
 * Opens a permit: this session may make one wallet payment within five minutes. Five wrong passwords lock the wallet until the next day.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50736 payment_password_locked, 50737 payment_password_not_set, 50738 payment_password_wrong.
 */
export const paymentsVerifyPassword: Operation<PaymentsVerifyPasswordInput, PaymentsVerifyPasswordData> = /*#__PURE__*/ op('mall.User.paymentPassword', 'no', 'required', s.Nothing);
