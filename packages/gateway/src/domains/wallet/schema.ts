import { bytes, cents, idOf, moment, serialId } from '../../db/columns.ts';
import { boolean, index, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';

export const bankCards = pgTable(
  'bank_cards',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    holder: text('holder').notNull(),
    bank: text('bank').notNull(),
    branch: text('branch').notNull(),
    /** Encrypted: see shared/encryption.ts. */
    number: text('number').notNull(),
    /** The masked number: "6214 **** **** 1234". */
    masked: text('masked').notNull(),
    /** A hash that distinguishes the number from the customer's others. */
    numberKey: bytes('number_key').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_card_of_customer').on(table.customerId, table.numberKey),
    uniqueIndex('bank_card_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
);

/** The state of a withdrawal; the numbers are the family's. */
export const withdrawalState = { inReview: 0, paidOut: 1, refused: 2 } as const;
export type WithdrawalState = (typeof withdrawalState)[keyof typeof withdrawalState];

/** The destination of a withdrawal; the numbers are the family's. */
export const withdrawalMethod = { bankCard: 1, wechat: 2 } as const;
export type WithdrawalMethod = (typeof withdrawalMethod)[keyof typeof withdrawalMethod];

/** The WeChat account that a customer can withdraw to. */
export const wechatBindings = pgTable('wechat_bindings', {
  customerId: idOf('customer_id')
    .primaryKey()
    .references(() => customers.id),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Withdrawals requested by customers; the amount has left the wallet. The destination is a copy as of the request. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    state: smallint('state').$type<WithdrawalState>().notNull(),
    amount: cents('amount').notNull(),
    /** The mall's fee, a part of the amount. */
    fee: cents('fee').notNull(),
    method: smallint('method').$type<WithdrawalMethod>().notNull().default(withdrawalMethod.bankCard),
    /** The holder of the bank card, or the real name given for WeChat; empty when not required. */
    holder: text('holder').notNull(),
    /** Of a bank card; null for WeChat, as are the branch and the numbers. */
    bank: text('bank'),
    branch: text('branch'),
    /** Encrypted with MALL_SECRET; the operator's command decrypts it. */
    number: text('number'),
    masked: text('masked'),
    /** For WeChat; null for a bank card. */
    wechatName: text('wechat_name'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('withdrawals_by_customer').on(table.customerId, table.id),
    uniqueIndex('withdrawal_in_review').on(table.customerId).where(sql`${table.state} = 0`),
  ],
);
