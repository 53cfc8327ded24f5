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
 * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
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
 * @throws {MallError} Declared failures: 305 credentials_wrong, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
 */
export const authLogin: Operation<AuthLoginInput, AuthLoginData> = /*#__PURE__*/ op('mall.Login.login', 'no', 'no', s.SignedIn, { issuesToken: true });

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
