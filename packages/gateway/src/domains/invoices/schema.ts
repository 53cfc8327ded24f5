import { bytes, cents, idOf, moment, serialId } from '../../db/columns.ts';
import { boolean, check, index, jsonb, pgTable, smallint, sql, text, uniqueIndex } from '../../db/drizzle.ts';
import { customers } from '../account/schema.ts';
import { orders } from '../orders/schema.ts';

/** The kind of recipient of an invoice. The numbers are the wire's. */
export const titleKind = { company: 1, person: 2 } as const;
export type TitleKind = (typeof titleKind)[keyof typeof titleKind];

/** State of an invoice. The numbers are the wire's. A refused request is revoked, by the operator and with a reason. */
export const invoiceState = { applied: 1, completed: 2, revoked: 3 } as const;
export type InvoiceState = (typeof invoiceState)[keyof typeof invoiceState];

/** The recipient details printed on an invoice. Optional texts are empty. */
export interface TitleDetails {
  readonly kind: TitleKind;
  readonly name: string;
  /** Empty for a person. */
  readonly taxNumber: string;
  readonly registeredAddress: string;
  readonly registeredPhone: string;
  readonly bank: string;
  readonly bankAccount: string;
}

/** The recipients that a customer has saved for invoices. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: smallint('kind').$type<TitleKind>().notNull(),
    name: text('name').notNull(),
    taxNumber: text('tax_number').notNull(),
    registeredAddress: text('registered_address').notNull(),
    registeredPhone: text('registered_phone').notNull(),
    bank: text('bank').notNull(),
    bankAccount: text('bank_account').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('invoice_titles_by_customer').on(table.customerId, table.id),
    uniqueIndex('invoice_title_default').on(table.customerId).where(sql`${table.isDefault}`),
    check('invoice_title_company_has_tax_number', sql`${table.kind} <> 1 or ${table.taxNumber} <> ''`),
  ],
);

/** Invoices that customers requested: at most one for an order. A new request after a revocation reuses the row. */
export const invoices = pgTable(
  'invoices',
  {
    id: serialId().primaryKey(),
    customerId: idOf('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: idOf('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    state: smallint('state').$type<InvoiceState>().notNull(),
    /** A copy of the title, which later changes of the title do not affect. */
    title: jsonb('title').$type<TitleDetails>().notNull(),
    /** The address for the e-mail that the invoice is issued. */
    email: text('email').notNull(),
    /** Paid amount without delivery and refunds, as of the request, or of the issued file. */
    amount: cents('amount').notNull(),
    requestedAt: moment('requested_at').notNull(),
    issuedAt: moment('issued_at'),
    revokedAt: moment('revoked_at'),
    revokedBy: text('revoked_by').$type<'customer' | 'operator' | 'refund'>(),
    /** The operator's reason for a refusal; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** The time since which the issued file is wrong because of a refund; null while it is right. */
    correctionSince: moment('correction_since'),
  },
  (table) => [
    index('invoices_by_customer').on(table.customerId, table.state, table.id),
    index('invoices_waiting').on(table.requestedAt).where(sql`${table.state} = 1 or ${table.correctionSince} is not null`),
    check('invoice_amount_not_negative', sql`${table.amount} >= 0`),
    check('invoice_issued_when_completed', sql`(${table.state} = 2) = (${table.issuedAt} is not null)`),
    check('invoice_revoked_by_someone', sql`(${table.state} = 3) = (${table.revokedBy} is not null)`),
    check('invoice_corrected_when_completed', sql`${table.correctionSince} is null or ${table.state} = 2`),
  ],
);

/** The PDF files of issued invoices. Replaced files are retained. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    id: serialId().primaryKey(),
    invoiceId: idOf('invoice_id')
      .notNull()
      .references(() => invoices.id),
    content: bytes('content').notNull(),
    /** The amount of the file, and the amount of the order that had been refunded by then. */
    amount: cents('amount').notNull(),
    refunded: cents('refunded').notNull(),
    issuedAt: moment('issued_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('invoice_files_by_invoice').on(table.invoiceId),
    uniqueIndex('invoice_file_current').on(table.invoiceId).where(sql`${table.replacedAt} is null`),
  ],
);
