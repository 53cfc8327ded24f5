import { type Localized, localize } from '../../shared/language.ts';
import { renderNotification } from '../messages/notification-texts.ts';
import type { InvoiceRow } from './repository.ts';

/** Why an invoice was revoked, where it was not by the customer: as the operator wrote it, or because of a refund; otherwise empty. */
export function revocationReason({ revokedBy, reason }: Pick<InvoiceRow, 'revokedBy' | 'reason'>, orderNumber: string): Localized {
  if (revokedBy === 'refund') return renderNotification({ key: 'invoiceNothingToBill', values: { number: orderNumber } }).text;
  return localize(() => reason);
}
