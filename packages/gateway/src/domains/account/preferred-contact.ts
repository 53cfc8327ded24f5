import type { Addressee, CodeKey } from '../../verification/codes.ts';
import type { CustomerRow } from './repository.ts';

/** Returns the recipient of codes for a customer: the bound phone, or the e-mail address of a customer without one. */
export function preferredContact({ dialCode, phone, email }: CustomerRow): Addressee {
  if (phone !== null) return { kind: 'phone', dialCode, phone };
  if (email !== null) return { kind: 'email', email };
  throw new Error('A customer has neither phone nor e-mail address');
}

/** Returns the key of a code that was sent to a customer for a purpose. */
export function ownCode(purpose: CodeKey['purpose'], customer: CustomerRow): CodeKey {
  return { purpose, addressee: preferredContact(customer), customerId: customer.id };
}
