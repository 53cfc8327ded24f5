// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** What `authAgreement` takes. */
export type AuthAgreementInput = Schemas['AuthAgreementInput'];
/** What `authAgreement` answers. */
export type AuthAgreementData = Schemas['AuthAgreementData'];
/**
 * Show a legal text — `mall.Login.registerAgreement`.
 *
 * The text that is agreed to on registering, on applying for a shop, on buying a membership, or the privacy policy.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const authAgreement: Operation<AuthAgreementInput, AuthAgreementData> = /*#__PURE__*/ op('mall.Login.registerAgreement', 'safe', 'no', s.Agreement);

/** What `authCaptcha` takes. */
export type AuthCaptchaInput = Schemas['AuthCaptchaInput'];
/** What `authCaptcha` answers. */
export type AuthCaptchaData = Schemas['AuthCaptchaData'];
/**
 * Get a captcha — `mall.Login.getCode`.
 *
 * A captcha picture and, for the same token, a puzzle that the caller's computer can solve instead.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const authCaptcha: Operation<AuthCaptchaInput, AuthCaptchaData> = /*#__PURE__*/ op('mall.Login.getCode', 'safe', 'no', s.Captcha);

/** What `authLogin` takes. */
export type AuthLoginInput = Schemas['AuthLoginInput'];
/** What `authLogin` answers. */
export type AuthLoginData = Schemas['AuthLoginData'];
/**
 * Sign in with a password — `mall.Login.login`.
 *
 * Signs a customer in by phone, e-mail or account name. The guest's cart joins the customer's, and the guest's session ends. Known and unknown accounts answer alike.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 305 credentials_wrong, 416 too_many_attempts, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 */
export const authLogin: Operation<AuthLoginInput, AuthLoginData> = /*#__PURE__*/ op('mall.Login.login', 'no', 'no', s.SignedIn, { issuesToken: true });

/** What `authLoginByCode` takes. */
export type AuthLoginByCodeInput = Schemas['AuthLoginByCodeInput'];
/** What `authLoginByCode` answers. */
export type AuthLoginByCodeData = Schemas['AuthLoginByCodeData'];
/**
 * Sign in with a code — `mall.Login.register`.
 *
 * Signs in by the code that was sent to a phone or an e-mail address. One that nobody has registered is registered by it: the customer then has no password (`y_password` 0) and is asked to choose an account name and one. The guest's cart joins the customer's, and the guest's session ends. Known and unknown addressees answer alike until the code is right.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 */
export const authLoginByCode: Operation<AuthLoginByCodeInput, AuthLoginByCodeData> = /*#__PURE__*/ op('mall.Login.register', 'no', 'no', s.SignedIn, { issuesToken: true });

/** What `authLoginByToken` takes. */
export type AuthLoginByTokenInput = Schemas['AuthLoginByTokenInput'];
/** What `authLoginByToken` answers. */
export type AuthLoginByTokenData = Schemas['AuthLoginByTokenData'];
/**
 * Sign in automatically — `mall.Login.autoLogin`.
 *
 * Signs a customer in by the token of an earlier sign-in with `isAuto`. The token is used up by it; the answer holds the next one, good for 30 days. An unknown, used or expired token is refused.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 */
export const authLoginByToken: Operation<AuthLoginByTokenInput, AuthLoginByTokenData> = /*#__PURE__*/ op('mall.Login.autoLogin', 'no', 'no', s.SignedIn, { issuesToken: true });

/** What `authLogout` takes. */
export type AuthLogoutInput = Schemas['AuthLogoutInput'];
/** What `authLogout` answers. */
export type AuthLogoutData = Schemas['AuthLogoutData'];
/**
 * Sign out — `mall.Login.quit`.
 *
 * Ends the caller's session. The cart stays with the customer.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 */
export const authLogout: Operation<AuthLogoutInput, AuthLogoutData> = /*#__PURE__*/ op('mall.Login.quit', 'no', 'required', s.Nothing);

/** What `authRegister` takes. */
export type AuthRegisterInput = Schemas['AuthRegisterInput'];
/** What `authRegister` answers. */
export type AuthRegisterData = Schemas['AuthRegisterData'];
/**
 * Register with a password — `mall.Login.userRegister`.
 *
 * Registers a customer who chooses an account name and a password and proves a phone or an e-mail address by the code sent to it, and signs them in. The guest's cart joins the customer's, and the guest's session ends. That the phone or the address is registered already is said only to who has its code.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 */
export const authRegister: Operation<AuthRegisterInput, AuthRegisterData> = /*#__PURE__*/ op('mall.Login.userRegister', 'no', 'no', s.Registered, { issuesToken: true });

/** What `authRegisterPage` takes. */
export type AuthRegisterPageInput = Schemas['AuthRegisterPageInput'];
/** What `authRegisterPage` answers. */
export type AuthRegisterPageData = Schemas['AuthRegisterPageData'];
/**
 * Show what the registration page needs — `mall.Login.userRegisterPage`.
 *
 * The title of the agreement to be ticked; its text is `mall.Login.registerAgreement` of type 0. The capital A is the family's.
 *
 * No session is needed. Changes nothing; may be tried again.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 */
export const authRegisterPage: Operation<AuthRegisterPageInput, AuthRegisterPageData> = /*#__PURE__*/ op('mall.Login.userRegisterPage', 'safe', 'no', s.RegisterPage);

/** What `authResetPassword` takes. */
export type AuthResetPasswordInput = Schemas['AuthResetPasswordInput'];
/** What `authResetPassword` answers. */
export type AuthResetPasswordData = Schemas['AuthResetPasswordData'];
/**
 * Set a new password after forgetting it — `mall.Login.forgotpassword`.
 *
 * Sets a new login password for who proves the phone or e-mail address of the account by the code sent to it, and ends the sessions of the account. Where no account has the addressee no code was sent, so none is right.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 */
export const authResetPassword: Operation<AuthResetPasswordInput, AuthResetPasswordData> = /*#__PURE__*/ op('mall.Login.forgotpassword', 'no', 'no', s.Nothing);

/** What `authSendCode` takes. */
export type AuthSendCodeInput = Schemas['AuthSendCodeInput'];
/** What `authSendCode` answers. */
export type AuthSendCodeData = Schemas['AuthSendCodeData'];
/**
 * Send a code by SMS — `mall.User.secretKey`.
 *
 * Sends a code of six digits; despite the name nothing is encrypted. Types 1 and 2 go to `phone`, registered or not. The others need a signed-in customer, are refused without one, and go to the bound phone; type 3 goes to `newPhone` where that is sent. A code is good only for what it was asked for. The next one may be asked for after 60 seconds.
 *
 * Works with and without a session. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 */
export const authSendCode: Operation<AuthSendCodeInput, AuthSendCodeData> = /*#__PURE__*/ op('mall.User.secretKey', 'no', 'optional', s.CodeRequested);

/** What `authSendEmailCode` takes. */
export type AuthSendEmailCodeInput = Schemas['AuthSendEmailCodeInput'];
/** What `authSendEmailCode` answers. */
export type AuthSendEmailCodeData = Schemas['AuthSendEmailCodeData'];
/**
 * Send a code by e-mail — `mall.User.send_email_verification_code`.
 *
 * Sends a code of six digits to an e-mail address, for signing in, registering or a forgotten password. For a forgotten password an address that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 */
export const authSendEmailCode: Operation<AuthSendEmailCodeInput, AuthSendEmailCodeData> = /*#__PURE__*/ op('mall.User.send_email_verification_code', 'no', 'no', s.CodeRequested);

/** What `authSendResetCode` takes. */
export type AuthSendResetCodeInput = Schemas['AuthSendResetCodeInput'];
/** What `authSendResetCode` answers. */
export type AuthSendResetCodeData = Schemas['AuthSendResetCodeData'];
/**
 * Send a code for a forgotten password — `mall.Login.secretKey`.
 *
 * Sends a code by SMS to the phone of an account; despite the name nothing is encrypted. A phone that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
 *
 * No session is needed. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 */
export const authSendResetCode: Operation<AuthSendResetCodeInput, AuthSendResetCodeData> = /*#__PURE__*/ op('mall.Login.secretKey', 'no', 'no', s.CodeRequested);

/** What `authSetPassword` takes. */
export type AuthSetPasswordInput = Schemas['AuthSetPasswordInput'];
/** What `authSetPassword` answers. */
export type AuthSetPasswordData = Schemas['AuthSetPasswordData'];
/**
 * Choose an account name and a password — `mall.User.setUsernamePassword`.
 *
 * For a customer who was registered by a code and has no login password yet (`y_password` 0). One who has a password changes it in the security page. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never tried again by itself.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 300 account_registered, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 */
export const authSetPassword: Operation<AuthSetPasswordInput, AuthSetPasswordData> = /*#__PURE__*/ op('mall.User.setUsernamePassword', 'no', 'required', s.Nothing);
