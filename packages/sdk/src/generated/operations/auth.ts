// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { Operation } from '../../operation.ts';
import { op } from '../../wire/op.ts';
import * as s from '../schemas.ts';
import type { components } from '../types.ts';

type Schemas = components['schemas'];

/** Request of `authAgreement`. */
export type AuthAgreementInput = Schemas['AuthAgreementInput'];
/** Response data of `authAgreement`. */
export type AuthAgreementData = Schemas['AuthAgreementData'];
/**
 * Show a legal text — `mall.Login.registerAgreement`.
 *
 * Legal text for registration, shop applications or membership purchases, or the privacy policy.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, authAgreement, { type: 0 });
 * ```
 */
export const authAgreement: Operation<AuthAgreementInput, AuthAgreementData, 'safe'> = /*#__PURE__*/ op('mall.Login.registerAgreement', 'safe', 'no', s.Agreement);

/** Request of `authCaptcha`. */
export type AuthCaptchaInput = Schemas['AuthCaptchaInput'];
/** Response data of `authCaptcha`. */
export type AuthCaptchaData = Schemas['AuthCaptchaData'];
/**
 * Get a captcha — `mall.Login.getCode`.
 *
 * Captcha image with a proof-of-work alternative for the same token.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, authCaptcha);
 * ```
 */
export const authCaptcha: Operation<AuthCaptchaInput, AuthCaptchaData, 'safe'> = /*#__PURE__*/ op('mall.Login.getCode', 'safe', 'no', s.Captcha);

/** Request of `authLogin`. */
export type AuthLoginInput = Schemas['AuthLoginInput'];
/** Response data of `authLogin`. */
export type AuthLoginData = Schemas['AuthLoginData'];
/**
 * Sign in with a password — `mall.Login.login`.
 *
 * Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest session ends. Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail` with `type` 2.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 305 credentials_wrong, 416 too_many_attempts, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authLogin, { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
 * ```
 */
export const authLogin: Operation<AuthLoginInput, AuthLoginData, 'no'> = /*#__PURE__*/ op('mall.Login.login', 'no', 'no', s.SignedIn, { issuesToken: true });

/** Request of `authLoginByCode`. */
export type AuthLoginByCodeInput = Schemas['AuthLoginByCodeInput'];
/** Response data of `authLoginByCode`. */
export type AuthLoginByCodeData = Schemas['AuthLoginByCodeData'];
/**
 * Sign in with a code — `mall.Login.register`.
 *
 * Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no password yet (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's cart, and the guest session ends. Known and unknown accounts get the same responses until the code is verified.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authLoginByCode, { type: 1, phone: '13800000001', cpc: '86', country_num: 156, keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
 * ```
 */
export const authLoginByCode: Operation<AuthLoginByCodeInput, AuthLoginByCodeData, 'no'> = /*#__PURE__*/ op('mall.Login.register', 'no', 'no', s.SignedIn, { issuesToken: true });

/** Request of `authLoginByToken`. */
export type AuthLoginByTokenInput = Schemas['AuthLoginByTokenInput'];
/** Response data of `authLoginByToken`. */
export type AuthLoginByTokenData = Schemas['AuthLoginByTokenData'];
/**
 * Sign in automatically — `mall.Login.autoLogin`.
 *
 * Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next one, valid for 30 days. An unknown, used or expired token is refused.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
 *
 * @example
 * ```ts
 * const data = await call(client, authLoginByToken, { autoToken: 'a_H4s7Kd0Lw3Zx6Cv9Bn2Mq5We8Rt1Yu4Io7Pa0Sd3Fg6' });
 * ```
 */
export const authLoginByToken: Operation<AuthLoginByTokenInput, AuthLoginByTokenData, 'no'> = /*#__PURE__*/ op('mall.Login.autoLogin', 'no', 'no', s.SignedIn, { issuesToken: true });

/** Request of `authLogout`. */
export type AuthLogoutInput = Schemas['AuthLogoutInput'];
/** Response data of `authLogout`. */
export type AuthLogoutData = Schemas['AuthLogoutData'];
/**
 * Sign out — `mall.Login.quit`.
 *
 * Ends the session of the caller. The cart stays with the customer.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, authLogout);
 * ```
 */
export const authLogout: Operation<AuthLogoutInput, AuthLogoutData, 'no'> = /*#__PURE__*/ op('mall.Login.quit', 'no', 'required', s.Nothing);

/** Request of `authRegister`. */
export type AuthRegisterInput = Schemas['AuthRegisterInput'];
/** Response data of `authRegister`. */
export type AuthRegisterData = Schemas['AuthRegisterData'];
/**
 * Register with a password — `mall.Login.userRegister`.
 *
 * Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer in. The guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed only to a caller with the code.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authRegister, { userId: 'suyue2026', password: 'moon2026', type: 0, phone: '13900000027', cpc: '86', country_num: 156, keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
 * ```
 */
export const authRegister: Operation<AuthRegisterInput, AuthRegisterData, 'no'> = /*#__PURE__*/ op('mall.Login.userRegister', 'no', 'no', s.Registered, { issuesToken: true });

/** Request of `authRegisterPage`. */
export type AuthRegisterPageInput = Schemas['AuthRegisterPageInput'];
/** Response data of `authRegisterPage`. */
export type AuthRegisterPageData = Schemas['AuthRegisterPageData'];
/**
 * Show the registration page data — `mall.Login.userRegisterPage`.
 *
 * Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.
 *
 * Needs no session. Safe to retry; retried automatically.
 *
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
 *
 * @example
 * ```ts
 * const data = await call(client, authRegisterPage);
 * ```
 */
export const authRegisterPage: Operation<AuthRegisterPageInput, AuthRegisterPageData, 'safe'> = /*#__PURE__*/ op('mall.Login.userRegisterPage', 'safe', 'no', s.RegisterPage);

/** Request of `authResetPassword`. */
export type AuthResetPasswordInput = Schemas['AuthResetPasswordInput'];
/** Response data of `authResetPassword`. */
export type AuthResetPasswordData = Schemas['AuthResetPasswordData'];
/**
 * Reset a forgotten password — `mall.Login.forgotpassword`.
 *
 * Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of the account. No code is sent to unknown accounts.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authResetPassword, { password: 'spring2027', rpwd: 'spring2027', type: 0, phone: '13800000001', cpc: '86', keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
 * ```
 */
export const authResetPassword: Operation<AuthResetPasswordInput, AuthResetPasswordData, 'no'> = /*#__PURE__*/ op('mall.Login.forgotpassword', 'no', 'no', s.Nothing);

/** Request of `authSendCode`. */
export type AuthSendCodeInput = Schemas['AuthSendCodeInput'];
/** Response data of `authSendCode`. */
export type AuthSendCodeData = Schemas['AuthSendCodeData'];
/**
 * Send a code by SMS — `mall.User.secretKey`.
 *
 * Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to the bound phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested after 60 seconds.
 *
 * Works with and without a session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authSendCode, { smsType: 1, phone: '13800000001', cpc: '86', message_type: 0 });
 * ```
 */
export const authSendCode: Operation<AuthSendCodeInput, AuthSendCodeData, 'no'> = /*#__PURE__*/ op('mall.User.secretKey', 'no', 'optional', s.CodeRequested);

/** Request of `authSendEmailCode`. */
export type AuthSendEmailCodeInput = Schemas['AuthSendEmailCodeInput'];
/** Response data of `authSendEmailCode`. */
export type AuthSendEmailCodeData = Schemas['AuthSendEmailCodeData'];
/**
 * Send a code by e-mail — `mall.User.send_email_verification_code`.
 *
 * Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password, unknown addresses get no code and the same response. Another code can be requested after 60 seconds.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authSendEmailCode, { e_mail: 'shopper01@example.com', type: 0 });
 * ```
 */
export const authSendEmailCode: Operation<AuthSendEmailCodeInput, AuthSendEmailCodeData, 'no'> = /*#__PURE__*/ op('mall.User.send_email_verification_code', 'no', 'no', s.CodeRequested);

/** Request of `authSendResetCode`. */
export type AuthSendResetCodeInput = Schemas['AuthSendResetCodeInput'];
/** Response data of `authSendResetCode`. */
export type AuthSendResetCodeData = Schemas['AuthSendResetCodeData'];
/**
 * Send a code for a forgotten password — `mall.Login.secretKey`.
 *
 * Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be requested after 60 seconds.
 *
 * Needs no session. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
 *
 * @example
 * ```ts
 * const data = await call(client, authSendResetCode, { phone: '13800000001', cpc: '86', country_num: 156, smsType: 4, type: 0 });
 * ```
 */
export const authSendResetCode: Operation<AuthSendResetCodeInput, AuthSendResetCodeData, 'no'> = /*#__PURE__*/ op('mall.Login.secretKey', 'no', 'no', s.CodeRequested);

/** Request of `authSetPassword`. */
export type AuthSetPasswordInput = Schemas['AuthSetPasswordInput'];
/** Response data of `authSetPassword`. */
export type AuthSetPasswordData = Schemas['AuthSetPasswordData'];
/**
 * Set the account name and password — `mall.User.setUsernamePassword`.
 *
 * For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in the security settings. The customer's other sessions end.
 *
 * Needs a signed-in customer. Never retried automatically.
 *
 * @throws {MallError} Declared failures: 203 session_invalid, 300 account_registered, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
 *
 * @example
 * ```ts
 * const data = await call(client, authSetPassword, { user_name: 'suyue2026', password: 'moon2026' });
 * ```
 */
export const authSetPassword: Operation<AuthSetPasswordInput, AuthSetPasswordData, 'no'> = /*#__PURE__*/ op('mall.User.setUsernamePassword', 'no', 'required', s.Nothing);
