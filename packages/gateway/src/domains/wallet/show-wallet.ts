import type { DataOf, RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { countWalletEntries, findWalletEntries, type WalletFilter, walletOf } from '../../ledger/ledger.ts';
import type { PostingKind } from '../../ledger/schema.ts';
import { addDays, wireDateTime } from '../../shared/clock.ts';
import type { Localized } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import { findLatestWithdrawal, type WithdrawalRow } from './repository.ts';
import { withdrawalState } from './schema.ts';

type Request = RequestOf<'mall.User.details'>;
type Wallet = DataOf<'mall.User.details'>;

/** The currency's word. */
export const unit: Localized = { en: 'yuan', zh: '元', tn: '元', ko: '위안' };

const defaultDays = 7;
const defaultPageSize = 10;

/** The wire's number of why money moved. */
const recordTypes: Readonly<Record<PostingKind, Wallet['list'][number]['type']>> = {
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

/** What the filter means; those of the family's that move no money here find nothing. */
const kindsOf: Readonly<Record<NonNullable<Request['typeName']>, readonly PostingKind[] | undefined>> = {
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

/** The balance, and a page of what came in or went out. */
export async function showWallet(request: Request, context: Context): Promise<Wallet> {
  const { db, language, clock } = context;
  const { customerId } = customerOf(context);
  const { page = 1, pageSize = defaultPageSize } = request;
  const wallet = await walletOf(db, customerId);
  const filter: WalletFilter = {
    walletId: wallet.id,
    side: request.type === 1 ? 'income' : 'expense',
    kinds: kindsOf[request.typeName ?? 0],
    since: addDays(clock.now(), -(request.day ?? defaultDays)),
  };
  const entries = await findWalletEntries(db, filter, page, pageSize);
  const withdrawal = await findLatestWithdrawal(db, customerId);
  return {
    user_money: formatMoney(wallet.balance),
    unit: unit[language],
    total: await countWalletEntries(db, filter),
    status: withdrawal?.state === withdrawalState.inReview ? 1 : 0,
    ...(withdrawal && { withdrawal: wireWithdrawal(withdrawal) }),
    list: entries.map(({ id, kind, amount, at }) => ({
      ...{ id, type: recordTypes[kind], add_date: wireDateTime(at) },
      money: formatMoney(amount < 0n ? -amount : amount),
    })),
  };
}

function wireWithdrawal({ state, method, amount, fee, bank, masked, wechatName, createdAt, decidedAt }: WithdrawalRow) {
  return {
    ...{ status: state, withdrawStatus: method, money: formatMoney(amount), fee: formatMoney(fee) },
    ...(bank !== null && masked !== null && { Bank_name: bank, Bank_card_number: masked.slice(-4) }),
    ...(wechatName !== null && { wx_name: wechatName }),
    ...{ add_date: wireDateTime(createdAt), decided_date: wireDateTime(decidedAt) },
  };
}
