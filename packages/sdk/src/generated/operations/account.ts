// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `accountChangePassword`. */
export type AccountChangePasswordInput = Schemas['AccountChangePasswordInput'];
/** Response data of `accountChangePassword`. */
export type AccountChangePasswordData = Schemas['AccountChangePasswordData'];
/**
 * Change the login password — `mall.User.updatepassword`.
 *
 * Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the protocol, where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 312 password_invalid, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50053 login_password_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, accountChangePassword, { password: 'mall2026', passwordOld: 'camellia26', x_password1: 'camellia26' });
 * ```
 */
export const accountChangePassword: Operation<AccountChangePasswordInput, AccountChangePasswordData, 'no'> = /*#__PURE__*/ op('mall.User.updatepassword', 'no', 'required', s.Nothing);

/** Request of `accountChangePaymentPassword`. */
export type AccountChangePaymentPasswordInput = Schemas['AccountChangePaymentPasswordInput'];
/** Response data of `accountChangePaymentPassword`. */
export type AccountChangePaymentPasswordData = Schemas['AccountChangePaymentPasswordData'];
/**
 * Change the payment password — `mall.User.modifyPaymentPassword`.
 *
 * Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50737 payment_password_not_set.
 *
 * @example
 * ```ts
 * const data = await call(client, accountChangePaymentPassword, { pcode: '482913', password: '135790', password1: '135790' });
 * ```
 */
export const accountChangePaymentPassword: Operation<AccountChangePaymentPasswordInput, AccountChangePaymentPasswordData, 'no'> = /*#__PURE__*/ op('mall.User.modifyPaymentPassword', 'no', 'required', s.Nothing);

/** Request of `accountChangePhone`. */
export type AccountChangePhoneInput = Schemas['AccountChangePhoneInput'];
/** Response data of `accountChangePhone`. */
export type AccountChangePhoneData = Schemas['AccountChangePhoneData'];
/**
 * Change the phone — `mall.User.updatePhone`.
 *
 * Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or expired token is refused. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, accountChangePhone, { authenticationToken: 'p_7Hn2bVx9KqLs4TzRw8YcMd6JfGa1UeP3oQi5XvCtBrE', newPhone: '13900000009', pCode: '705166', cpc: '86' });
 * ```
 */
export const accountChangePhone: Operation<AccountChangePhoneInput, AccountChangePhoneData, 'no'> = /*#__PURE__*/ op('mall.User.updatePhone', 'no', 'required', s.Nothing);

/** Request of `accountHome`. */
export type AccountHomeInput = Schemas['AccountHomeInput'];
/** Response data of `accountHome`. */
export type AccountHomeData = Schemas['AccountHomeData'];
/**
 * Show the account overview — `mall.User.index`.
 *
 * Customer, balance, points, coupons, order counts by state, and the newest orders.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, accountHome);
 * ```
 */
export const accountHome: Operation<AccountHomeInput, AccountHomeData, 'safe'> = /*#__PURE__*/ op('mall.User.index', 'safe', 'required', s.AccountHome);

/** Request of `accountProfile`. */
export type AccountProfileInput = Schemas['AccountProfileInput'];
/** Response data of `accountProfile`. */
export type AccountProfileData = Schemas['AccountProfileData'];
/**
 * Show the profile — `mall.User.personalResources`.
 *
 * Profile picture, name, sex, phone, e-mail address and birthday of the customer.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, accountProfile);
 * ```
 */
export const accountProfile: Operation<AccountProfileInput, AccountProfileData, 'safe'> = /*#__PURE__*/ op('mall.User.personalResources', 'safe', 'required', s.Profile);

/** Request of `accountProfileState`. */
export type AccountProfileStateInput = Schemas['AccountProfileStateInput'];
/** Response data of `accountProfileState`. */
export type AccountProfileStateData = Schemas['AccountProfileStateData'];
/**
 * Check whether the profile is complete — `mall.User.isDefaultValue`.
 *
 * Returns whether to offer the profile page to the customer.
 *
 * Works with and without a session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, accountProfileState);
 * ```
 */
export const accountProfileState: Operation<AccountProfileStateInput, AccountProfileStateData, 'safe'> = /*#__PURE__*/ op('mall.User.isDefaultValue', 'safe', 'optional', /*#__PURE__*/ k.object({
  haveAllUserInfo: s.Flag,
}));

/** Request of `accountProvePhone`. */
export type AccountProvePhoneInput = Schemas['AccountProvePhoneInput'];
/** Response data of `accountProvePhone`. */
export type AccountProvePhoneData = Schemas['AccountProvePhoneData'];
/**
 * Verify the current phone — `mall.User.authentication`.
 *
 * First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step, `mall.User.updatePhone`, requires.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, accountProvePhone, { phone: '13800000001', pCode: '482913' });
 * ```
 */
export const accountProvePhone: Operation<AccountProvePhoneInput, AccountProvePhoneData, 'no'> = /*#__PURE__*/ op('mall.User.authentication', 'no', 'required', s.PhoneProof);

/** Request of `accountSecurity`. */
export type AccountSecurityInput = Schemas['AccountSecurityInput'];
/** Response data of `accountSecurity`. */
export type AccountSecurityData = Schemas['AccountSecurityData'];
/**
 * Show the security settings — `mall.User.accountSecurity`.
 *
 * Returns whether a payment password is set, and the phone that receives codes.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, accountSecurity);
 * ```
 */
export const accountSecurity: Operation<AccountSecurityInput, AccountSecurityData, 'safe'> = /*#__PURE__*/ op('mall.User.accountSecurity', 'safe', 'required', s.Security);

/** Request of `accountSetPaymentPassword`. */
export type AccountSetPaymentPasswordInput = Schemas['AccountSetPaymentPasswordInput'];
/** Response data of `accountSetPaymentPassword`. */
export type AccountSetPaymentPasswordData = Schemas['AccountSetPaymentPasswordData'];
/**
 * Set the payment password — `mall.User.setPaymentPassword`.
 *
 * Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one uses `mall.User.modifyPaymentPassword`.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, accountSetPaymentPassword, { pcode: '482913', password: '246810', password1: '246810' });
 * ```
 */
export const accountSetPaymentPassword: Operation<AccountSetPaymentPasswordInput, AccountSetPaymentPasswordData, 'no'> = /*#__PURE__*/ op('mall.User.setPaymentPassword', 'no', 'required', s.Nothing);

/** Request of `accountUpdateProfile`. */
export type AccountUpdateProfileInput = Schemas['AccountUpdateProfileInput'];
/** Response data of `accountUpdateProfile`. */
export type AccountUpdateProfileData = Schemas['AccountUpdateProfileData'];
/**
 * Change the profile — `mall.User.setPersonalResources`.
 *
 * Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change is refused.
 *
 * Needs a signed-in customer. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, accountUpdateProfile, { headimgurl: '/media/uploads/5a1c9e3b7d20.webp', userName: 'Lin Qing', sex: 2, birthday: '1992-04-18' });
 * ```
 */
export const accountUpdateProfile: Operation<AccountUpdateProfileInput, AccountUpdateProfileData, 'safe'> = /*#__PURE__*/ op('mall.User.setPersonalResources', 'safe', 'required', s.Nothing);
