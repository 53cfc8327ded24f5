// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation, PagedOperation } from '../../operation.ts';
import { op, paged } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `walletBankOfCard` takes. */
export type WalletBankOfCardInput = Schemas['WalletBankOfCardInput'];
/** What `walletBankOfCard` answers. */
export type WalletBankOfCardData = Schemas['WalletBankOfCardData'];
/**
 * Tell the bank of a card number — `mall.Bank.verification`.
 *
 * Fills in the bank while a card is typed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletBankOfCard: Operation<WalletBankOfCardInput, WalletBankOfCardData> = /*#__PURE__*/ op('mall.Bank.verification', 'safe', 'required', /*#__PURE__*/ k.object({
  Bank_name: s.Text,
}));

/** What `walletCard` takes. */
export type WalletCardInput = Schemas['WalletCardInput'];
/** What `walletCard` answers. */
export type WalletCardData = Schemas['WalletCardData'];
/**
 * Show a bank card — `mall.Bank.cardDetail`.
 *
 * One of the customer's bank cards with its holder and branch, as a list of one.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletCard: Operation<WalletCardInput, WalletCardData> = /*#__PURE__*/ op('mall.Bank.cardDetail', 'safe', 'required', /*#__PURE__*/ k.list(s.BankCardDetails, 1, 1));

/** What `walletCards` takes. */
export type WalletCardsInput = Schemas['WalletCardsInput'];
/** What `walletCards` answers. */
export type WalletCardsData = Schemas['WalletCardsData'];
/**
 * List the bank cards — `mall.Bank.bankList`.
 *
 * The customer's bank cards, the default first.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletCards: Operation<WalletCardsInput, WalletCardsData> = /*#__PURE__*/ op('mall.Bank.bankList', 'safe', 'required', /*#__PURE__*/ k.list(s.BankCard, 0, 20));

/** What `walletRechargeForm` takes. */
export type WalletRechargeFormInput = Schemas['WalletRechargeFormInput'];
/** What `walletRechargeForm` answers. */
export type WalletRechargeFormData = Schemas['WalletRechargeFormData'];
/**
 * Show the form of a recharge — `mall.Recharge.index`.
 *
 * What a recharge needs: its minimum and the ways to pay. The recharge itself is paid by `mall.Pay.index`.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletRechargeForm: Operation<WalletRechargeFormInput, WalletRechargeFormData> = /*#__PURE__*/ op('mall.Recharge.index', 'safe', 'required', s.RechargeForm);

/** What `walletRemoveCard` takes. */
export type WalletRemoveCardInput = Schemas['WalletRemoveCardInput'];
/** What `walletRemoveCard` answers. */
export type WalletRemoveCardData = Schemas['WalletRemoveCardData'];
/**
 * Remove a bank card — `mall.Bank.delBank`.
 *
 * Removes a bank card; another becomes the default when it was. A card that is not there, or is somebody else's, counts as removed.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletRemoveCard: Operation<WalletRemoveCardInput, WalletRemoveCardData> = /*#__PURE__*/ op('mall.Bank.delBank', 'safe', 'required', s.Nothing);

/** What `walletSaveCard` takes. */
export type WalletSaveCardInput = Schemas['WalletSaveCardInput'];
/** What `walletSaveCard` answers. */
export type WalletSaveCardData = Schemas['WalletSaveCardData'];
/**
 * Add or change a bank card — `mall.Bank.addBank`.
 *
 * Stores a bank card, or with `id` changes one. A number that the customer has already, and a bank that the number does not belong to, are refused. The first card becomes the default; when the default stops being it, another card takes its place. At most 20 cards.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
 */
export const walletSaveCard: Operation<WalletSaveCardInput, WalletSaveCardData> = /*#__PURE__*/ op('mall.Bank.addBank', 'key', 'required', s.Nothing);

/** What `walletSetDefaultCard` takes. */
export type WalletSetDefaultCardInput = Schemas['WalletSetDefaultCardInput'];
/** What `walletSetDefaultCard` answers. */
export type WalletSetDefaultCardData = Schemas['WalletSetDefaultCardData'];
/**
 * Make a bank card the default — `mall.Bank.setDefault`.
 *
 * Makes one of the customer's bank cards the default.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletSetDefaultCard: Operation<WalletSetDefaultCardInput, WalletSetDefaultCardData> = /*#__PURE__*/ op('mall.Bank.setDefault', 'safe', 'required', s.Nothing);

/** What `walletShow` takes. */
export type WalletShowInput = Schemas['WalletShowInput'];
/** What `walletShow` answers. */
export type WalletShowData = Schemas['WalletShowData'];
/**
 * Show the wallet — `mall.User.details`.
 *
 * The balance, and the records of one side: money that came in, or money that went out.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletShow: PagedOperation<WalletShowInput, WalletShowData, 'list'> = /*#__PURE__*/ paged(/*#__PURE__*/ op('mall.User.details', 'safe', 'required', s.Wallet), 'page', 'list', 'total');

/** What `walletVerifyStoreBank` takes. */
export type WalletVerifyStoreBankInput = Schemas['WalletVerifyStoreBankInput'];
/** What `walletVerifyStoreBank` answers. */
export type WalletVerifyStoreBankData = Schemas['WalletVerifyStoreBankData'];
/**
 * Find the bank of a card number — `pc.store.bank.verificationBank`.
 *
 * The same answer as `mall.Bank.verification`, under the name that the bank card page of the family calls.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletVerifyStoreBank: Operation<WalletVerifyStoreBankInput, WalletVerifyStoreBankData> = /*#__PURE__*/ op('pc.store.bank.verificationBank', 'safe', 'required', /*#__PURE__*/ k.object({
  Bank_name: s.Text,
}));

/** What `walletWithdraw` takes. */
export type WalletWithdrawInput = Schemas['WalletWithdrawInput'];
/** What `walletWithdraw` answers. */
export type WalletWithdrawData = Schemas['WalletWithdrawData'];
/**
 * Withdraw from the wallet — `mall.User.withdrawals`.
 *
 * Asks for money to be paid out. The amount leaves the wallet at once and comes back when the request is refused; the fee is taken from it. A request is refused while another is under review, or when one was paid out today. To a bank card the code sent to the bound phone is needed; to WeChat, where that is offered, the real name from 2000.00 on.
 *
 * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
 *
 * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum, 50731 above_maximum.
 */
export const walletWithdraw: Operation<WalletWithdrawInput, WalletWithdrawData> = /*#__PURE__*/ op('mall.User.withdrawals', 'key', 'required', s.Nothing, { balance: true });

/** What `walletWithdrawalForm` takes. */
export type WalletWithdrawalFormInput = Schemas['WalletWithdrawalFormInput'];
/** What `walletWithdrawalForm` answers. */
export type WalletWithdrawalFormData = Schemas['WalletWithdrawalFormData'];
/**
 * Show the form of a withdrawal — `mall.User.intoWithdrawals`.
 *
 * What a withdrawal needs: the balance, its limits and fee, the bound phone and the bank cards.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const walletWithdrawalForm: Operation<WalletWithdrawalFormInput, WalletWithdrawalFormData> = /*#__PURE__*/ op('mall.User.intoWithdrawals', 'safe', 'required', s.WithdrawalForm);
