import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../shared/language.ts';
import { findCustomer } from './repository.ts';

/** The address for e-mails to a customer and the customer's last used language, null when unknown. */
export interface EmailContact {
  readonly email: string;
  readonly language: LanguageCode | null;
}

/** Returns the e-mail contact of a customer: the given address, otherwise the customer's own; undefined for a customer without one. */
export async function emailContactOf(db: Db, customerId: number, recipient?: string): Promise<EmailContact | undefined> {
  const customer = await findCustomer(db, customerId);
  const email = recipient ?? customer?.email;
  return customer && email ? { email, language: customer.language } : undefined;
}
