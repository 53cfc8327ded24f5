import { type Localized, localize } from '../../shared/language.ts';
import { renderNotification } from '../messages/notification-texts.ts';
import type { InvoiceRow } from './repository.ts';

/** Returns the reason why the operator or a refund revoked an invoice; empty when the customer revoked it. */
export function revocationReason({ revokedBy, reason }: Pick<InvoiceRow, 'revokedBy' | 'reason'>, orderNumber: string): Localized {
  if (revokedBy === 'refund') return renderNotification({ key: 'invoiceNothingToBill', values: { number: orderNumber } }).text;
  return localize(() => reason);
}
