import type { DataOf, RequestOf } from '@mall/contract';
import type { WalletFilter } from '../../ledger/ledger.ts';
import type { PostingKind } from '../../ledger/schema.ts';
import { addDays, wireDateTime } from '../../shared/clock.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { formatMoney } from '../../shared/money.ts';
import { textsIn } from '../../shared/texts.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import type { WithdrawalRow } from './decide-withdrawal.ts';
import { feePerMille, maxWithdrawal, minWithdrawal, realNameFrom } from './request-withdrawal.ts';
import type { BankCardRow, CardToSave } from './save-card.ts';
import { withdrawalState } from './schema.ts';
import type { WalletPage } from './show-wallet.ts';
import type { WithdrawalForm } from './show-withdrawal-form.ts';

type SentQuery = RequestOf<'mall.User.details'>;
type WireWallet = DataOf<'mall.User.details'>;

/** The wire numbers of the kinds of postings. */
const recordTypes: Readonly<Record<PostingKind, WireWallet['list'][number]['type']>> = {
  recharge: 1,
  opening: 2,
  order_refund: 4,
  refund_sent: 4,
  refund_returned: 4,
  late_payment: 4,
  order_payment: 7,
  membership_opened: 9,
  withdrawal: 11,
  membership_renewed: 13,
  withdrawal_returned: 14,
};

/** The kinds of postings of each filter. Filters of the family without postings here match nothing. */
const kindsOf: Readonly<Record<NonNullable<SentQuery['typeName']>, readonly PostingKind[] | undefined>> = {
  0: undefined,
  1: ['recharge', 'opening'],
  2: ['order_refund', 'refund_returned', 'late_payment'],
  3: [],
  5: ['membership_opened'],
  6: ['membership_renewed'],
  7: ['order_payment'],
  8: ['withdrawal'],
  10: [],
  11: [],
  12: [],
};

const defaultDays = 7;

/** Reads a query for wallet entries from the wire. */
export function readWalletQuery({ type, typeName = 0, day = defaultDays }: SentQuery, now: Date): Omit<WalletFilter, 'walletId'> {
  return { side: type === 1 ? 'income' : 'expense', kinds: kindsOf[typeName], since: addDays(now, -day) };
}

/** Returns the balance and a page of entries. */
export function wireWallet({ balance, entries, total, withdrawal }: WalletPage, language: LanguageCode): WireWallet {
  return {
    user_money: formatMoney(balance),
    unit: textsIn(language).wallet.unit,
    total,
    status: wireFlag(withdrawal?.state === withdrawalState.inReview),
    ...(withdrawal && { withdrawal: wireWithdrawal(withdrawal) }),
    list: entries.map(({ id, kind, amount, at }) => ({
      id,
      type: recordTypes[kind],
      add_date: wireDateTime(at),
      money: formatMoney(amount < 0n ? -amount : amount),
    })),
  };
}

function wireWithdrawal({ state, method, amount, fee, bank, masked, wechatName, createdAt, decidedAt }: WithdrawalRow) {
  return {
    status: state,
    withdrawStatus: method,
    money: formatMoney(amount),
    fee: formatMoney(fee),
    ...(bank !== null && masked !== null && { Bank_name: bank, Bank_card_number: masked.slice(-4) }),
    ...(wechatName !== null && { wx_name: wechatName }),
    add_date: wireDateTime(createdAt),
    decided_date: wireDateTime(decidedAt),
  };
}

/** Returns a card of the customer, with the last digits of its number. */
export function wireCard({ id, bank, masked, isDefault }: BankCardRow): DataOf<'mall.Bank.bankList'>[number] {
  return { id, Bank_name: bank, Bank_card_number: masked.slice(-4), is_default: wireFlag(isDefault) };
}

/** Returns a card with its holder, its number masked. */
export function wireCardDetails({ bank, branch, holder, masked, isDefault }: BankCardRow): DataOf<'mall.Bank.cardDetail'>[number] {
  return { Bank_card_number: masked, Bank_name: bank, branch, Cardholder: holder, is_default: wireFlag(isDefault) };
}

/** Reads a card from the wire. */
export function readCard(request: RequestOf<'mall.Bank.addBank'>): CardToSave {
  return {
    id: request.id,
    number: request.Bank_card_number,
    bank: request.Bank_name.trim(),
    branch: (request.branch ?? '').trim(),
    holder: request.Cardholder.trim(),
    makeDefault: request.is_default === 1,
  };
}

/** Returns the limits, cards and texts of the withdrawal form. */
export function wireWithdrawalForm(
  { balance, phone, wechatName, cards }: WithdrawalForm,
  language: LanguageCode,
): DataOf<'mall.User.intoWithdrawals'> {
  const texts = textsIn(language).wallet;
  const hasWechat = wireFlag(wechatName !== undefined);
  return {
    money: formatMoney(balance),
    min_amount: formatMoney(minWithdrawal),
    max_amount: formatMoney(maxWithdrawal),
    service_charge: `${Number(feePerMille) / 10}%`,
    serviceCharge: Number(feePerMille) / 1000,
    unit: texts.unit,
    mobile: maskMiddle(phone ?? ''),
    wx_open: hasWechat,
    wx_withdraw: hasWechat,
    wx_name: wechatName ?? '',
    real_name_from: formatMoney(realNameFrom),
    bank_information: cards.map(wireCard),
    pshd: texts.withdrawalHint,
  };
}
