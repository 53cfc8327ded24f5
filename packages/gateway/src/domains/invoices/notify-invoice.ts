import type { Db } from '../../db/database.ts';
import { formatMoney } from '../../shared/money.ts';
import { notifyCustomer } from '../messages/notify-customer.ts';
import { type NotificationKey } from '../messages/notification-texts.ts';
import type { InvoiceRow } from './repository.ts';

/** An invoice with the number of its order, which the customer knows it by. */
type Subject = Pick<InvoiceRow, 'customerId' | 'amount'> & { readonly orderNumber: string };
