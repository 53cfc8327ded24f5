// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as k from '../../wire/kit.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `accountChangePassword` takes. */
export type AccountChangePasswordInput = Schemas['AccountChangePasswordInput'];
/** What `accountChangePassword` answers. */
export type AccountChangePasswordData = Schemas['AccountChangePasswordData'];
/**
 * Change the login password — `mall.User.updatepassword`.
 *
 * Sets a new login password for a customer who knows the present one. The other sessions of the customer end. The names are the wire's: `password` is the present password and `passwordOld` the new one. Wrong tries are counted, and too many are refused for a while.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 312 password_invalid, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50053 login_password_wrong.
 */
export const accountChangePassword: Operation<AccountChangePasswordInput, AccountChangePasswordData> = /*#__PURE__*/ op('mall.User.updatepassword', 'no', 'required', s.Nothing);

/** What `accountChangePaymentPassword` takes. */
export type AccountChangePaymentPasswordInput = Schemas['AccountChangePaymentPasswordInput'];
/** What `accountChangePaymentPassword` answers. */
export type AccountChangePaymentPasswordData = Schemas['AccountChangePaymentPasswordData'];
/**
 * Change the payment password — `mall.User.modifyPaymentPassword`.
 *
 * Replaces the payment password, proved by a code sent to the bound phone. The new one must differ from the present one. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50737 payment_password_not_set.
 */
export const accountChangePaymentPassword: Operation<AccountChangePaymentPasswordInput, AccountChangePaymentPasswordData> = /*#__PURE__*/ op('mall.User.modifyPaymentPassword', 'no', 'required', s.Nothing);

/** What `accountChangePhone` takes. */
export type AccountChangePhoneInput = Schemas['AccountChangePhoneInput'];
/** What `accountChangePhone` answers. */
export type AccountChangePhoneData = Schemas['AccountChangePhoneData'];
/**
 * Change the phone — `mall.User.updatePhone`.
 *
 * The second step: a code sent to the new phone binds it. The token of the first step is used up; one that is used or too old is refused as no longer possible. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const accountChangePhone: Operation<AccountChangePhoneInput, AccountChangePhoneData> = /*#__PURE__*/ op('mall.User.updatePhone', 'no', 'required', s.Nothing);

/** What `accountHome` takes. */
export type AccountHomeInput = Schemas['AccountHomeInput'];
/** What `accountHome` answers. */
export type AccountHomeData = Schemas['AccountHomeData'];
/**
 * Show the account — `mall.User.index`.
 *
 * The first page of the account area: who the customer is, what they own, how many orders wait for what, and the newest orders.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const accountHome: Operation<AccountHomeInput, AccountHomeData> = /*#__PURE__*/ op('mall.User.index', 'safe', 'required', s.AccountHome);

/** What `accountProfile` takes. */
export type AccountProfileInput = Schemas['AccountProfileInput'];
/** What `accountProfile` answers. */
export type AccountProfileData = Schemas['AccountProfileData'];
/**
 * Show the profile — `mall.User.personalResources`.
 *
 * The customer's picture, name, sex, phone, e-mail address and birthday.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const accountProfile: Operation<AccountProfileInput, AccountProfileData> = /*#__PURE__*/ op('mall.User.personalResources', 'safe', 'required', s.Profile);

/** What `accountProfileState` takes. */
export type AccountProfileStateInput = Schemas['AccountProfileStateInput'];
/** What `accountProfileState` answers. */
export type AccountProfileStateData = Schemas['AccountProfileStateData'];
/**
 * Ask whether the profile is complete — `mall.User.isDefaultValue`.
 *
 * Whether to offer the customer the profile page.
 *
 * Works with and without a session. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const accountProfileState: Operation<AccountProfileStateInput, AccountProfileStateData> = /*#__PURE__*/ op('mall.User.isDefaultValue', 'safe', 'optional', /*#__PURE__*/ k.object({
  haveAllUserInfo: s.Flag,
}));

/** What `accountProvePhone` takes. */
export type AccountProvePhoneInput = Schemas['AccountProvePhoneInput'];
/** What `accountProvePhone` answers. */
export type AccountProvePhoneData = Schemas['AccountProvePhoneData'];
/**
 * Prove the present phone — `mall.User.authentication`.
 *
 * The first step of changing the phone: a code sent to the present phone buys a token for the second step, `mall.User.updatePhone`.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused.
 */
export const accountProvePhone: Operation<AccountProvePhoneInput, AccountProvePhoneData> = /*#__PURE__*/ op('mall.User.authentication', 'no', 'required', s.PhoneProof);

/** What `accountSecurity` takes. */
export type AccountSecurityInput = Schemas['AccountSecurityInput'];
/** What `accountSecurity` answers. */
export type AccountSecurityData = Schemas['AccountSecurityData'];
/**
 * Show the account's protection — `mall.User.accountSecurity`.
 *
 * Whether a payment password is set, and the phone that codes are sent to.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const accountSecurity: Operation<AccountSecurityInput, AccountSecurityData> = /*#__PURE__*/ op('mall.User.accountSecurity', 'safe', 'required', s.Security);

/** What `accountSetPaymentPassword` takes. */
export type AccountSetPaymentPasswordInput = Schemas['AccountSetPaymentPasswordInput'];
/** What `accountSetPaymentPassword` answers. */
export type AccountSetPaymentPasswordData = Schemas['AccountSetPaymentPasswordData'];
/**
 * Set the payment password — `mall.User.setPaymentPassword`.
 *
 * Sets the first payment password of a customer, proved by a code sent to the bound phone. A customer who has one changes it instead.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const accountSetPaymentPassword: Operation<AccountSetPaymentPasswordInput, AccountSetPaymentPasswordData> = /*#__PURE__*/ op('mall.User.setPaymentPassword', 'no', 'required', s.Nothing);

/** What `accountUpdateProfile` takes. */
export type AccountUpdateProfileInput = Schemas['AccountUpdateProfileInput'];
/** What `accountUpdateProfile` answers. */
export type AccountUpdateProfileData = Schemas['AccountUpdateProfileData'];
/**
 * Change the profile — `mall.User.setPersonalResources`.
 *
 * Changes what is sent and leaves the rest. The birthday lies before today and is told once: another one is refused afterwards.
 *
 * Needs a signed-in customer. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const accountUpdateProfile: Operation<AccountUpdateProfileInput, AccountUpdateProfileData> = /*#__PURE__*/ op('mall.User.setPersonalResources', 'safe', 'required', s.Nothing);
