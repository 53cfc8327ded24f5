import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findCustomer } from './repository.ts';

/** Where e-mails for a customer go, and the language that they used last, null when it is not known. */
export interface EmailContact {
  readonly email: string;
  readonly language: LanguageCode | null;
}

/**
 * How to reach a customer by e-mail: at the given address, or else at the customer's own; undefined for a customer without one.
 */
export async function emailContactOf(db: Db, customerId: number, recipient?: string): Promise<EmailContact | undefined> {
  const customer = await findCustomer(db, customerId);
  const email = recipient ?? customer?.email;
  return customer && email ? { email, language: customer.language } : undefined;
}
