// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `walletBankOfCard`. */
export type WalletBankOfCardInput = Schemas['WalletBankOfCardInput'];
/** Response data of `walletBankOfCard`. */
export type WalletBankOfCardData = Schemas['WalletBankOfCardData'];
/**
 * Find the bank of a card number — `mall.Bank.verification`.
 *
 * Returns the bank that issues cards with this number, to fill in the bank while the number is entered.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletBankOfCard, { Bank_card_number: '6214850100001234' });
 * ```
 */
export const walletBankOfCard: Operation<WalletBankOfCardInput, WalletBankOfCardData, 'safe'> = /*#__PURE__*/ op('mall.Bank.verification', 'safe', 'required', /*#__PURE__*/ k.object({
  Bank_name: s.Text,
}));

/** Request of `walletCard`. */
export type WalletCardInput = Schemas['WalletCardInput'];
/** Response data of `walletCard`. */
export type WalletCardData = Schemas['WalletCardData'];
/**
 * Show a bank card — `mall.Bank.cardDetail`.
 *
 * Bank card of the customer with holder and branch, as a list with one element.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletCard, { id: 71 });
 * ```
 */
export const walletCard: Operation<WalletCardInput, WalletCardData, 'safe'> = /*#__PURE__*/ op('mall.Bank.cardDetail', 'safe', 'required', /*#__PURE__*/ k.list(s.BankCardDetails, 1, 1));

/** Request of `walletCards`. */
export type WalletCardsInput = Schemas['WalletCardsInput'];
/** Response data of `walletCards`. */
export type WalletCardsData = Schemas['WalletCardsData'];
/**
 * List the bank cards — `mall.Bank.bankList`.
 *
 * The customer's bank cards, the default first.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletCards);
 * ```
 */
export const walletCards: Operation<WalletCardsInput, WalletCardsData, 'safe'> = /*#__PURE__*/ op('mall.Bank.bankList', 'safe', 'required', /*#__PURE__*/ k.list(s.BankCard, 0, 20));

/** Request of `walletRechargeForm`. */
export type WalletRechargeFormInput = Schemas['WalletRechargeFormInput'];
/** Response data of `walletRechargeForm`. */
export type WalletRechargeFormData = Schemas['WalletRechargeFormData'];
/**
 * Show the form of a recharge — `mall.Recharge.index`.
 *
 * Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletRechargeForm);
 * ```
 */
export const walletRechargeForm: Operation<WalletRechargeFormInput, WalletRechargeFormData, 'safe'> = /*#__PURE__*/ op('mall.Recharge.index', 'safe', 'required', s.RechargeForm);

/** Request of `walletRemoveCard`. */
export type WalletRemoveCardInput = Schemas['WalletRemoveCardInput'];
/** Response data of `walletRemoveCard`. */
export type WalletRemoveCardData = Schemas['WalletRemoveCardData'];
/**
 * Remove a bank card — `mall.Bank.delBank`.
 *
 * Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers count as removed.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletRemoveCard, { id: 72 });
 * ```
 */
export const walletRemoveCard: Operation<WalletRemoveCardInput, WalletRemoveCardData, 'safe'> = /*#__PURE__*/ op('mall.Bank.delBank', 'safe', 'required', s.Nothing);

/** Request of `walletSaveCard`. */
export type WalletSaveCardInput = Schemas['WalletSaveCardInput'];
/** Response data of `walletSaveCard`. */
export type WalletSaveCardData = Schemas['WalletSaveCardData'];
/**
 * Add or change a bank card — `mall.Bank.addBank`.
 *
 * Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank that does not match the number. The first card becomes the default; when a card stops being the default, another one replaces it. At most 20 cards.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, walletSaveCard, { Cardholder: '林清', Bank_name: '招商银行', branch: '杭州西湖支行', Bank_card_number: '6214850100001234', is_default: 1 });
 * ```
 */
export const walletSaveCard: Operation<WalletSaveCardInput, WalletSaveCardData, 'key'> = /*#__PURE__*/ op('mall.Bank.addBank', 'key', 'required', s.Nothing);

/** Request of `walletSetDefaultCard`. */
export type WalletSetDefaultCardInput = Schemas['WalletSetDefaultCardInput'];
/** Response data of `walletSetDefaultCard`. */
export type WalletSetDefaultCardData = Schemas['WalletSetDefaultCardData'];
/**
 * Make a bank card the default — `mall.Bank.setDefault`.
 *
 * Makes a bank card of the customer the default.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletSetDefaultCard, { bankId: 72, is_default: 1 });
 * ```
 */
export const walletSetDefaultCard: Operation<WalletSetDefaultCardInput, WalletSetDefaultCardData, 'safe'> = /*#__PURE__*/ op('mall.Bank.setDefault', 'safe', 'required', s.Nothing);

/** Request of `walletShow`. */
export type WalletShowInput = Schemas['WalletShowInput'];
/** Response data of `walletShow`. */
export type WalletShowData = Schemas['WalletShowData'];
/**
 * Show the wallet — `mall.User.details`.
 *
 * Balance with the credits or the debits of the wallet.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletShow, { type: 1, day: 30, page: 1, pageSize: 10 });
 * ```
 */
export const walletShow: PagedOperation<WalletShowInput, WalletShowData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.User.details', 'safe', 'required', s.Wallet), 'page', 'list', 'total');

/** Request of `walletVerifyStoreBank`. */
export type WalletVerifyStoreBankInput = Schemas['WalletVerifyStoreBankInput'];
/** Response data of `walletVerifyStoreBank`. */
export type WalletVerifyStoreBankData = Schemas['WalletVerifyStoreBankData'];
/**
 * Find the bank of a card number (alternative name) — `pc.store.bank.verificationBank`.
 *
 * Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletVerifyStoreBank, { bankCardNumber: '6214850100001234' });
 * ```
 */
export const walletVerifyStoreBank: Operation<WalletVerifyStoreBankInput, WalletVerifyStoreBankData, 'safe'> = /*#__PURE__*/ op('pc.store.bank.verificationBank', 'safe', 'required', /*#__PURE__*/ k.object({
  Bank_name: s.Text,
}));

/** Request of `walletWithdraw`. */
export type WalletWithdrawInput = Schemas['WalletWithdrawInput'];
/** Response data of `walletWithdraw`. */
export type WalletWithdrawData = Schemas['WalletWithdrawData'];
/**
 * Withdraw from the wallet — `mall.User.withdrawals`.
 *
 * Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A request is refused while another one is under review, or when one was paid out today. A bank card requires the code sent to the bound phone; WeChat, where offered, requires the real name from 2000.00.
 *
 * Needs a signed-in customer. Retried automatically with one idempotency key.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum, 50731 above_maximum.
 *
 * @example
 * ```ts
 * const data = await call(client, walletWithdraw, { amoney: '500.00', withdrawStatus: 1, bankCardId: 71, mobile: '13800000001', keyCode: '482913' });
 * ```
 */
export const walletWithdraw: Operation<WalletWithdrawInput, WalletWithdrawData, 'key'> = /*#__PURE__*/ op('mall.User.withdrawals', 'key', 'required', s.Nothing, { balance: true });

/** Request of `walletWithdrawalForm`. */
export type WalletWithdrawalFormInput = Schemas['WalletWithdrawalFormInput'];
/** Response data of `walletWithdrawalForm`. */
export type WalletWithdrawalFormData = Schemas['WalletWithdrawalFormData'];
/**
 * Show the form of a withdrawal — `mall.User.intoWithdrawals`.
 *
 * Balance, limits, fee, bound phone and bank cards for a withdrawal.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, walletWithdrawalForm);
 * ```
 */
export const walletWithdrawalForm: Operation<WalletWithdrawalFormInput, WalletWithdrawalFormData, 'safe'> = /*#__PURE__*/ op('mall.User.intoWithdrawals', 'safe', 'required', s.WithdrawalForm);
