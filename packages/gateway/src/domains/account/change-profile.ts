import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault, parameterRefused } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { type CustomerRow, changeCustomer, lockCustomer } from './repository.ts';

/** The fields of the profile to change; the others stay as they are. */
export type ProfileChange = Partial<Pick<CustomerRow, 'avatar' | 'name' | 'sex'>> & {
  /** A date, `YYYY-MM-DD`. */
  readonly birthday?: string;
};

/** The earliest plausible birthday of a customer. */
const earliestBirthday = '1900-01-01';

/** Changes the profile; returns the customer before the change. Call it in a transaction. */
export async function changeProfile(change: ProfileChange, tx: Db, context: Context): Promise<CustomerRow> {
  const { customerId } = customerOf(context);
  const customer = await lockCustomer(tx, customerId);
  if (!customer) throw new Fault('session_invalid');
  if (change.birthday !== undefined) checkBirthday(change.birthday, customer.birthday, context.clock.now());
  if (Object.keys(change).length > 0) await changeCustomer(tx, customerId, change);
  return customer;
}

/** The birthday can be set only once, so that it cannot be changed repeatedly. */
function checkBirthday(requested: string, current: string | null, now: Date): void {
  if (current !== null && current !== requested) throw new Fault('state_refuses');
  if (requested < earliestBirthday || requested >= wireDateTime(now).slice(0, 10)) throw parameterRefused('birthday', 'past');
}
