import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { type CustomerRow, changeCustomer, lockCustomer } from './repository.ts';
import { customerById, displayName } from './service.ts';

type Profile = DataOf<'mall.User.personalResources'>;

const birthdayState = { open: 1, locked: 2 } as const;
/** The earliest plausible birthday of a customer. */
const earliestBirthday = '1900-01-01';

/** Returns the customer's profile. */
export async function showProfile(context: Context): Promise<Profile> {
  const customer = await customerById(context.db, customerOf(context).customerId);
  return {
    headimgurl: customer.avatar,
    user_name: displayName(customer),
    sex: customer.sex,
    mobile: maskMiddle(customer.phone ?? ''),
    email: customer.email ?? '',
    birthday: customer.birthday ?? '',
    is_default_birthday: customer.birthday === null ? birthdayState.open : birthdayState.locked,
  };
}

/** Changes the sent fields and leaves the others; returns the customer before the change. Call it in a transaction. */
export async function changeProfile(request: RequestOf<'mall.User.setPersonalResources'>, tx: Db, context: Context): Promise<CustomerRow> {
  const { customerId } = customerOf(context);
  const customer = await lockCustomer(tx, customerId);
  if (!customer) throw new Fault('session_invalid');
  const { headimgurl, userName, sex, birthday } = request;
  if (birthday !== undefined) checkBirthday(birthday, customer.birthday, context.clock.now());
  const name = userName?.trim();
  if (name === '') throw refused('userName', 'required');
  const change = {
    ...(headimgurl !== undefined && { avatar: headimgurl }),
    ...(name !== undefined && { name }),
    ...(sex !== undefined && { sex }),
    ...(birthday !== undefined && { birthday }),
  };
  if (Object.keys(change).length > 0) await changeCustomer(tx, customerId, change);
  return customer;
}

/** The birthday can be set only once, so that it cannot be changed repeatedly. */
function checkBirthday(told: string, known: string | null, now: Date): void {
  if (known !== null && known !== told) throw new Fault('state_refuses');
  if (told < earliestBirthday || told >= wireDateTime(now).slice(0, 10)) throw refused('birthday', 'past');
}

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });
