import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findCustomer } from './repository.ts';

/** Where e-mails for a customer go, and the language that they used last, null when it is not known. */
export interface EmailContact {
  readonly email: string;
  readonly language: LanguageCode | null;
}

/** How to reach a customer by e-mail; undefined for one who has no address. */
export async function emailContactOf(db: Db, customerId: number): Promise<EmailContact | undefined> {
  const customer = await findCustomer(db, customerId);
  return customer && customer.email !== null ? { email: customer.email, language: customer.language } : undefined;
}
