import type { DataOf, RequestOf } from '@mall/contract';
import { parameterRefused } from '../../dispatch/fault.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { amountCurrency } from '../../shared/currency.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { formatMoney } from '../../shared/money.ts';
import { wireFlag } from '../../shared/wire-flag.ts';
import { type FlagsByLine, wireOpenAfterSales } from '../orders/line-presenter.ts';
import type { OrderCounts } from '../orders/list-orders.ts';
import { wireDelivery } from '../orders/presenter.ts';
import type { OrderWithLines } from '../orders/split-order.ts';
import type { PasswordChange } from './change-password.ts';
import type { PhoneChange } from './change-phone.ts';
import type { ProfileChange } from './change-profile.ts';
import { normalizeDialCode } from './dial-code.ts';
import { displayName } from './display-name.ts';
import type { CustomerRow } from './find-customer.ts';
import type { NewPaymentPassword } from './set-payment-password.ts';

type WireOverview = DataOf<'mall.User.index'>;

/** The figures of a customer in the account overview. */
export interface AccountFigures {
  readonly balance: bigint;
  readonly points: number;
  readonly usableCoupons: number;
}

/** Returns the customer with their figures, for the account overview. */
export function wireOverviewCustomer(customer: CustomerRow, figures: AccountFigures): WireOverview['user'] {
  return {
    headimgurl: customer.avatar,
    user_name: displayName(customer),
    money: formatMoney(figures.balance),
    score: figures.points,
    coupon_num: figures.usableCoupons,
  };
}

/** Returns the number of orders in each state, for the account overview. */
export function wireOrderCounts(counts: OrderCounts): Pick<WireOverview, 'dfk_num' | 'dfh_num' | 'dsh_num' | 'dpj_num'> {
  return { dfk_num: counts.unpaid, dfh_num: counts.paid, dsh_num: counts.shipped, dpj_num: counts.toReview };
}

/** Returns an order of the account overview. */
export function wireRecentOrder({ order, lines }: OrderWithLines, flags: FlagsByLine, now: Date): WireOverview['order_list'][number] {
  return {
    id: order.id,
    sNo: order.number,
    status: order.status,
    img: lines[0]?.image ?? '',
    z_price: formatMoney(order.total),
    ...amountCurrency,
    add_time: wireDateTime(order.createdAt),
    ...wireDelivery(order, now),
    sale_type: wireOpenAfterSales(lines, flags).sale_type,
  };
}

/** Returns the security settings of the account. */
export function wireSecurity({ paymentPasswordHash, phone }: CustomerRow): DataOf<'mall.User.accountSecurity'> {
  return { password_staus: wireFlag(paymentPasswordHash !== null), mobile: maskMiddle(phone ?? '') };
}

const birthdayState = { open: 1, locked: 2 } as const;

/** Returns the profile of a customer. */
export function wireProfile(customer: CustomerRow): DataOf<'mall.User.personalResources'> {
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

/**
 * Reads the sent fields of the profile, except the image.
 * @throws Fault `parameter_refused` for a blank name
 */
export function readProfileChange({ userName, sex, birthday }: RequestOf<'mall.User.setPersonalResources'>): ProfileChange {
  const name = userName?.trim();
  if (name === '') throw parameterRefused('userName', 'required');
  return { ...(name !== undefined && { name }), ...(sex !== undefined && { sex }), ...(birthday !== undefined && { birthday }) };
}

/**
 * Reads a new login password. The wire names the current password `password` and the new one `passwordOld`.
 * @throws Fault `parameter_refused` when the repeated password differs
 */
export function readPasswordChange(request: RequestOf<'mall.User.updatepassword'>): PasswordChange {
  const { password: currentPassword, passwordOld: newPassword, x_password1: repeated } = request;
  if (newPassword !== repeated) throw parameterRefused('x_password1', 'equalsPassword');
  return { currentPassword, newPassword };
}

/**
 * Reads a new payment password.
 * @throws Fault `parameter_refused` when the repeated password differs
 */
export function readPaymentPassword(request: RequestOf<'mall.User.setPaymentPassword'>): NewPaymentPassword {
  const { password, password1: repeated, pcode: code } = request;
  if (password !== repeated) throw parameterRefused('password1', 'equalsPassword');
  return { password, code };
}

/** Reads a new phone. */
export function readPhoneChange(request: RequestOf<'mall.User.updatePhone'>): PhoneChange {
  return {
    dialCode: normalizeDialCode(request.cpc),
    phone: request.newPhone,
    token: request.authenticationToken,
    code: request.pCode,
  };
}
